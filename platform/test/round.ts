import { ask, send } from './ask.ts'
import { makeCompetition, makeUser, type TestUser } from './factories.ts'
import { makeOrganiser } from './staff.ts'
import type { World } from './world.ts'

export type Round = { id: number; scheduleId: number; organiser: TestUser; base: `/api/${string}` }

/** A competition of one round with who organises it; `base` is where the calls on how it is scored begin. */
async function makeRound(world: World, schedule: object = {}): Promise<Round> {
  const competition = await makeCompetition(world, { schedule })
  const base = `/api/admin/competitions/${competition.id}/rounds/${competition.scheduleId}` as const
  return { ...competition, organiser: await makeOrganiser(world, competition.id), base }
}

/** What tests of how a round is scored do in their one world, once there is one. */
export const roundCalls = (world: () => World) => ({
  make: (schedule: object = {}) => makeRound(world(), schedule),
  read: async ({ base, organiser }: Round) =>
    (await ask(world(), `GET ${base}/evaluation`, { as: organiser })).data,
  upload: ({ base, organiser }: Round, content: string | Buffer, fields: Record<string, string> = {}) =>
    send(world(), `POST ${base}/answers`, { as: organiser, fields, file: { name: 'answers.csv', content } }),
  attempt: ({ base, organiser }: Round, content: string, fields: Record<string, string> = {}) =>
    send(world(), `POST ${base}/try`, { as: organiser, fields, file: { name: 'result.csv', content } }),
  audited: (scheduleId: number) => audited(world(), scheduleId),
  score: (round: Round) => score(world(), round),
})

async function audited(world: World, subjectId: number) {
  const rows = await world.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('subject', '=', 'schedule')
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute()
  return rows
}

/** As if somebody had been scored: what is needed of it is that it is there. */
async function score(world: World, { id, scheduleId }: Round) {
  const user = await makeUser(world)
  const { id: teamId } = await world.db
    .insertInto('team')
    .values({
      competition_id: id,
      name: 't',
      name_key: `t${user.id}`,
      schedule_id: null,
      banned_at: null,
      ban_reason: null,
      merged_into_id: null,
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await world.db
    .insertInto('submission')
    .values({
      competition_id: id,
      schedule_id: scheduleId,
      team_id: teamId,
      user_id: user.id,
      list: 'A',
      state: 'scored',
      fault: null,
      fault_code: null,
      file_name: 'a.csv',
      storage_key: '',
      sha256: '',
      size: 1,
      rows: 4,
      quota_day: '2026-11-20',
      received_at: world.clock.now(),
      started_at: null,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('submission_score')
    .values({
      submission_id: made.id,
      board: 'A',
      score: 1,
      submission_sha256: '',
      answer_sha256: '',
      scorer_hash: '',
      computed_at: world.clock.now(),
    })
    .execute()
}
