import { createHash } from 'node:crypto'
import type { Finding } from '../src/features/interchange/portability/schema.ts'
import { portabilityJobs } from '../src/features/interchange/portability/server/jobs.ts'
import { ask } from './ask.ts'
import { makeBaseline } from './baseline.ts'
import { makeCompetition, makeDataset, multipart, type TestUser } from './factories.ts'
import { workOff } from './queue.ts'
import { makeStaff } from './staff.ts'
import type { World } from './world.ts'

export const hash = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

/** The archive of a competition with a dataset and a baseline, and an administrator who may bring it back. */
export async function makeArchive(world: World) {
  const admin = await makeStaff(world, 'administrator')
  const competition = await makeCompetition(world)
  await makeDataset(world, { competition_id: competition.id })
  await makeBaseline(world, {
    competitionId: competition.id,
    scheduleId: competition.scheduleId,
    score: 1,
    hashes: hash,
  })
  return { admin, competition, archive: await exported(world, competition.id, admin) }
}

/** How many competitions, teams, submissions and datasets there are. */
export async function counts(world: World) {
  const [competitions, teams, submissions, datasets] = await Promise.all(
    (['competition', 'team', 'submission', 'dataset'] as const).map(table =>
      world.db
        .selectFrom(table)
        .select(eb => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return [competitions?.n, teams?.n, submissions?.n, datasets?.n]
}

const take = async (world: World, url: string, as: TestUser) =>
  world.app.inject({ method: 'GET', url, headers: as.headers })

/** Asks for an archive, makes it and downloads it. */
export async function exported(world: World, id: number, as: TestUser): Promise<Buffer> {
  const asked = await ask(world, `POST /api/admin/competitions/${id}/exports`, { as })
  if (asked.status !== 200) throw new Error(`no export: ${asked.errno}`)
  await workOff(world, portabilityJobs)
  const answer = await take(world, `/api/admin/competitions/${id}/exports/${asked.data.id}/file`, as)
  if (answer.statusCode !== 200) throw new Error(`no archive: ${answer.statusCode}`)
  return answer.rawPayload
}

export async function upload(world: World, archive: Buffer, as: TestUser, name = 'wheat.leitai.zip') {
  const { payload, headers } = multipart({}, [{ field: 'file', name, content: archive }])
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/admin/imports',
    payload,
    headers: { ...as.headers, ...headers },
  })
  return answer.json()
}

/** Imports an archive of this site's form into that world: what the report said, and what became of it. */
export async function imported(there: World, archive: Buffer, as: TestUser) {
  const preview = await upload(there, archive, as)
  await ask(there, `POST /api/admin/imports/${preview.data.id}/confirmation`, { as, body: { choices: null } })
  await workOff(there, portabilityJobs)
  const { data } = await ask(there, `GET /api/admin/imports/${preview.data.id}`, { as })
  return { findings: preview.data.preview.findings as Finding[], ended: data }
}

/** Every board of a competition, those of days gone too, its order, its scores; names stand for teams, as ids are another database's. */
export async function boardsEverywhere(world: World, competitionId: number) {
  const rows = await world.db
    .selectFrom('ranking_entry as e')
    .innerJoin('schedule as s', 's.id', 'e.schedule_id')
    .innerJoin('team as t', 't.id', 'e.team_id')
    .innerJoin('submission as u', 'u.id', 'e.submission_id')
    .where('s.competition_id', '=', competitionId)
    .orderBy('s.sort')
    .orderBy('e.sub_rank')
    .orderBy('e.board')
    .orderBy('e.is_ranked', 'desc')
    .orderBy('e.sort_key')
    .orderBy('e.best_at')
    .orderBy('e.team_id')
    .select([
      's.sort',
      'e.sub_rank',
      'e.board',
      't.name',
      'e.score',
      'e.best_at',
      'e.valid_count',
      'e.is_ranked',
      'u.sha256',
    ])
    .execute()
  const days = await world.db
    .selectFrom('ranking_snapshot as p')
    .innerJoin('ranking_snapshot_run as r', join =>
      join.onRef('r.schedule_id', '=', 'p.schedule_id').onRef('r.day', '=', 'p.day'),
    )
    .innerJoin('schedule as s', 's.id', 'p.schedule_id')
    .innerJoin('team as t', 't.id', 'p.team_id')
    .where('s.competition_id', '=', competitionId)
    .orderBy('p.day')
    .orderBy('p.sub_rank')
    .orderBy('p.rank')
    .select(['s.sort', 'p.day', 'p.sub_rank', 'p.board', 't.name', 'p.rank', 'p.score', 'p.best_at'])
    .select(['r.old_metric', 'r.metric_until'])
    .execute()
  const scores = await world.db
    .selectFrom('submission_score as c')
    .innerJoin('submission as u', 'u.id', 'c.submission_id')
    .innerJoin('team as t', 't.id', 'u.team_id')
    .where('u.competition_id', '=', competitionId)
    .orderBy('u.id')
    .orderBy('c.board')
    .select([
      't.name',
      'c.board',
      'c.score',
      'c.submission_sha256',
      'c.answer_sha256',
      'c.scorer_hash',
      'u.sha256',
      'u.is_candidate',
      'u.void_reason',
      'c.shown_score',
      'c.adjusted_reason',
      'c.leave_out',
      'u.received_at',
    ])
    .execute()
  return { rows, days, scores }
}
