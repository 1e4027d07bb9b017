import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { integrityJobs } from '../src/features/integrity/findings/server/jobs.ts'
import { enqueueChecks } from '../src/features/integrity/findings/server/job.ts'
import { makeCompetition } from './factories.ts'
import { workOff } from './queue.ts'
import { handIn, makeTeam, type TestTeam } from './teams.ts'
import type { World } from './world.ts'

/** Numbers that are the same in every run: of the classic linear congruence, between 0 and 1. */
export function dice(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** About normal. */
const noise = (next: () => number) => {
  let sum = -6
  for (let index = 0; index < 12; index++) sum += next()
  return sum
}

export const rowsOf = (values: readonly (string | number)[]) =>
  values.map((value, id) => [id + 1, value] as const)
export const csv = (column: string, rows: readonly (readonly [number, string | number])[]) =>
  `id,${column}\n${rows.map(row => row.join(',')).join('\n')}\n`

/** What models of one task predict: all near the truth, each with errors of its own. */
export function regression(model: number, error = 0.3, rows = 400): number[] {
  const truth = dice(1)
  const own = dice(model + 100)
  return Array.from({ length: rows }, () => 10 * truth() + error * noise(own))
}

/** The same of classes: each model is wrong in its own places. */
export function classification(model: number, accuracy = 0.9, rows = 400): string[] {
  const truth = dice(2)
  const own = dice(model + 500)
  const classes = ['a', 'b', 'c', 'd']
  return Array.from({ length: rows }, () => {
    const right = Math.floor(truth() * 4)
    const isRight = own() < accuracy
    const shift = 1 + Math.floor(own() * 3)
    return classes[isRight ? right : (right + shift) % 4] as string
  })
}

/** A competition whose files have 400 numbers, or classes. */
export const makeRace = (world: World, kind: 'number' | 'label' = 'number', schedule: object = {}) =>
  makeCompetition(world, {
    schedule: {
      max_submit_count: 100,
      max_error_submit_count: 100,
      file_description: JSON.stringify({
        idColumn: { name: 'id', kind: 'integer' },
        columns: [{ name: 'value', kind }],
        formats: ['csv', 'csv.gz', 'zip', 'jsonl'],
      }) as never,
      ...schedule,
    },
  })

/** Hands in a real file with a score. */
export async function handInFile(
  world: World,
  team: TestTeam,
  content: string | Buffer,
  given: { score?: number; scoreB?: number; at?: Date; name?: string } = {},
): Promise<number> {
  const { name = 'result.csv', ...rest } = given
  const stored = await world.storage.put(Readable.from([Buffer.from(content)]), { maxBytes: 1e9 })
  return handIn(world, team.competitionId, team.captain, { score: 0.5, ...rest, file: { ...stored, name } })
}

/** Teams, each with one file. */
export async function teamsWith(
  world: World,
  competitionId: number,
  files: readonly string[],
): Promise<TestTeam[]> {
  const teams: TestTeam[] = []
  for (const [index, file] of files.entries()) {
    const team = await makeTeam(world, competitionId)
    await handInFile(world, team, file, { score: 1 - index / 1_000 })
    teams.push(team)
  }
  return teams
}

/** Looks a competition through, as the job does. */
export async function look(world: World, competitionId: number): Promise<void> {
  await world.db.transaction().execute(tx => enqueueChecks(tx, competitionId))
  await workOff(world, integrityJobs)
}

export const findingsIn = (world: World, competitionId: number) =>
  world.db
    .selectFrom('integrity_finding')
    .selectAll()
    .select(eb => [
      eb.fn<number[]>('to_json', ['team_ids']).as('teams'),
      eb.fn<number[]>('to_json', ['submission_ids']).as('submissions'),
    ])
    .where('competition_id', '=', competitionId)
    .orderBy('kind')
    .orderBy('id')
    .execute()

/** What the last look at a competition went through. */
export const lookedAt = async (world: World, competitionId: number) =>
  (
    await world.db
      .selectFrom('integrity_run')
      .select('looked')
      .where('competition_id', '=', competitionId)
      .executeTakeFirstOrThrow()
  ).looked

export const makeBaseline = (world: World, team: TestTeam) =>
  world.db.updateTable('team').set({ is_baseline: true }).where('id', '=', team.id).execute()

/** Another round after a competition's first, like it but for what is given. */
export async function addRound(world: World, scheduleId: number, given: object = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into schedule select made.* from schedule s
    cross join lateral jsonb_populate_record(s, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('schedule', 'id')), 'sort', s.sort + 1,
      'start_at', s.end_at, 'end_at', s.end_at + interval '9 days',
      'list_a_start', s.end_at, 'list_a_end', s.end_at + interval '9 days'
    ) || ${JSON.stringify(given)}::jsonb) made
    where s.id = ${scheduleId} returning id`.execute(world.db)
  return rows[0]?.id ?? 0
}

/** Puts a submission where it was not handed in; on a board its team's newest one there counts. */
export async function moveTo(
  world: World,
  submissionId: number,
  { list, ...to }: { schedule_id?: number; sub_rank?: string; list?: 'A' | 'B' },
): Promise<void> {
  const { team_id: teamId } = await world.db
    .updateTable('submission')
    .set({ ...to, ...(list ? { list } : {}) })
    .where('id', '=', submissionId)
    .returning('team_id')
    .executeTakeFirstOrThrow()
  const entries = await world.db
    .deleteFrom('ranking_entry')
    .where('submission_id', '=', submissionId)
    .returningAll()
    .execute()
  for (const entry of entries) {
    const moved = { ...entry, ...to, ...(list ? { board: list } : {}) }
    await world.db
      .deleteFrom('ranking_entry')
      .where('schedule_id', '=', moved.schedule_id)
      .where('sub_rank', '=', moved.sub_rank)
      .where('board', '=', moved.board)
      .where('team_id', '=', teamId)
      .execute()
    await world.db.insertInto('ranking_entry').values(moved).execute()
  }
}

/** A submission over and over, as if these teams had handed in these files, of which nothing is kept. */
export const copySubmission = (world: World, id: number, of: readonly { team: number; sha256: string }[]) =>
  sql`
    insert into submission select made.* from submission s
    cross join jsonb_to_recordset(${JSON.stringify(of)}::jsonb) as given (team bigint, sha256 text)
    cross join lateral jsonb_populate_record(s, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('submission', 'id')),
      'team_id', given.team, 'sha256', given.sha256, 'storage_key', 'none')) made
    where s.id = ${id}`.execute(world.db)
