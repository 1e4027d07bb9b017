import type { ChildProcess } from 'node:child_process'
import { sql, type Insertable } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enter, makeCompetition, makeUser, multipart } from '../../../../../test/factories.ts'
import { hold, waiting } from '../../../../../test/locks.ts'
import { killWorker, startWorker as startRealWorker, until } from '../../../../../test/real-worker.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'
import type { Tables } from '../../../../base/database/tables.ts'
import { healthView } from '../../../staff/health/server/views.ts'

let world: World
let running: ChildProcess[] = []
beforeAll(async () => (world = await makeWorld()))
// One that a failed test left behind would do the next one's work in its own way.
afterEach(async () => {
  for (const worker of running) if (worker.exitCode === null && !worker.killed) await killWorker(worker)
  running = []
})
afterAll(() => world.close())

/** How soon it is hangs on what else the machine does; without its remedy each would take hours, or never be. */
const within = 60_000
const startWorker = async (environment: NodeJS.ProcessEnv = {}) => {
  const worker = await startRealWorker(world, environment)
  running.push(worker)
  return worker
}

const stateOf = async (id: number) =>
  (await world.db.selectFrom('submission').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state

const read = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(world.db)).rows

async function handIn(schedule: Partial<Insertable<Tables['schedule']>> = {}) {
  const competition = await makeCompetition(world, { schedule })
  const user = await makeUser(world)
  await enter(world, competition.id, user)
  const body = multipart({}, [{ field: 'file', name: 'r.csv', content: 'id,label\n1,a\n2,b\n3,a\n4,a\n' }])
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/competitions/${competition.id}/uploads`,
    payload: body.payload,
    headers: { ...user.headers, ...body.headers },
  })
  return { id: answer.json().data.submission.id as number, competition }
}

const spent = (scheduleId: number) =>
  world.db
    .selectFrom('quota_day')
    .select(['accepted', 'failed'])
    .where('schedule_id', '=', scheduleId)
    .execute()

async function expectOneScore(id: number, scheduleId: number): Promise<void> {
  expect(
    await world.db.selectFrom('submission_score').select('score').where('submission_id', '=', id).execute(),
  ).toEqual([{ score: 0.75 }])
  expect(
    await world.db
      .selectFrom('ranking_entry')
      .select('valid_count')
      .where('schedule_id', '=', scheduleId)
      .execute(),
  ).toEqual([{ valid_count: 1 }])
  expect(await spent(scheduleId)).toEqual([{ accepted: 1, failed: 0 }])
}

test('a worker killed while it scores leaves one score, one charge, and a re-run', async () => {
  const first = await startWorker()
  const { id, competition } = await handIn()
  await until(async () => (await stateOf(id)) === 'running', within)
  await killWorker(first)
  expect(await stateOf(id)).toBe('running')
  const second = await startWorker()
  await until(async () => (await stateOf(id)) === 'scored', within)
  await expectOneScore(id, competition.scheduleId)
  await killWorker(second)
})

test('a worker killed before it begins loses nothing', async () => {
  const first = await startWorker()
  await killWorker(first)
  const { id, competition } = await handIn()
  const second = await startWorker()
  await until(async () => (await stateOf(id)) === 'scored', within)
  await expectOneScore(id, competition.scheduleId)
  await killWorker(second)
})

test('a worker killed between the score and its acknowledgement scores nothing twice', async () => {
  const { id, competition } = await handIn()
  const submission = await hold(world, `select from submission where id = ${id} for update`)
  const first = await startWorker()
  // Jobs of every minute may come beside it, and a worker killed before may have left one that is done already.
  const scoring = `select * from graphile_worker._private_jobs where payload ->> 'submissionId' = '${id}'`
  const claimed = `${scoring} and locked_at is not null`
  await until(async () => (await read(claimed)).length === 1, within)
  // The worker has claimed the job and waits; from here on the job cannot be acknowledged.
  const job = await hold(world, `${claimed} for update`)
  await submission.letGo()
  await until(async () => (await stateOf(id)) === 'scored' && (await waiting(world)).length === 1, within)
  await killWorker(first)
  // What a server does that knows of a client's end; else it would acknowledge for a dead one.
  await read(`select pg_terminate_backend(${(await waiting(world))[0]})`)
  await until(async () => (await waiting(world)).length === 0, within)
  await job.letGo()
  expect(await read(scoring)).toMatchObject([{ attempts: 1 }])
  const second = await startWorker()
  await until(async () => (await read(scoring)).length === 0, within)
  await expectOneScore(id, competition.scheduleId)
  await killWorker(second)
})

test.each([
  ['throws', `select error('out of luck') from submission`, 'metric', /out of luck/],
  ['eats memory', 'select len(list(a.range)) from range(1000000000000) a', 'metric', /memory/i],
  [
    'never ends',
    'with recursive n as (select 1 as i union all select i from n) select sum(i) from n',
    'timeout',
    /^$/,
  ],
])(
  'a scorer that %s fails its submission with the reason, costs nothing, and the next one is scored',
  async (_how, query, fault_code, reason) => {
    // One place, so that the next one waits for it.
    const limit = fault_code === 'timeout' ? { SCORING_SECONDS: '4' } : {}
    const worker = await startWorker({ SCORING_CONCURRENCY: '1', ...limit })
    const ill = await handIn({ metric_key: null, metric_sql: query })
    const well = await handIn()
    await until(async () => (await stateOf(ill.id)) === 'failed', within)
    await until(async () => (await stateOf(well.id)) === 'scored', within)
    const failed = await world.db
      .selectFrom('submission')
      .select(['fault', 'fault_code', 'charged', 'log'])
      .where('id', '=', ill.id)
      .executeTakeFirstOrThrow()
    expect(failed).toMatchObject({ fault: 'scorer', fault_code, charged: 'refunded' })
    expect(failed.log.join('\n')).toMatch(reason)
    expect(await spent(ill.competition.scheduleId)).toEqual([{ accepted: 0, failed: 0 }])
    await expectOneScore(well.id, well.competition.scheduleId)
    await killWorker(worker)
  },
)

test('what fails by our own fault in the same way twice ends at once, and staff see it', async () => {
  const ill = await handIn()
  // Such a description cannot come about: it stands for a defect of ours that this file meets.
  await world.db
    .updateTable('schedule')
    .set({
      file_description: JSON.stringify({
        columns: [{ name: 'label', kind: 'label' }],
        formats: ['csv'],
      }) as never,
    })
    .where('id', '=', ill.competition.scheduleId)
    .execute()
  const worker = await startWorker()
  await until(async () => (await stateOf(ill.id)) === 'failed', within)
  const failed = await world.db
    .selectFrom('submission')
    .select(['fault', 'fault_code', 'charged', 'log'])
    .where('id', '=', ill.id)
    .executeTakeFirstOrThrow()
  expect(failed).toMatchObject({ fault: 'platform', fault_code: 'crashed', charged: 'refunded' })
  expect(await spent(ill.competition.scheduleId)).toEqual([{ accepted: 0, failed: 0 }])
  const { failedSubmissions } = await healthView(world, { lang: 'en-US', now: world.clock.now() })
  expect(failedSubmissions).toMatchObject([{ id: ill.id, code: 'crashed', reason: failed.log.at(-1) }])
  expect(failed.log.at(-1)).toMatch(/undefined|null/)
  await killWorker(worker)
})
