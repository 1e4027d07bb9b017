import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, makeCompetition, makeUser, multipart } from '../../../../test/factories.ts'
import { killWorker, startWorker as startRealWorker, until } from '../../../../test/real-worker.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let running: ChildProcess | undefined
beforeAll(async () => (world = await makeWorld()))
afterAll(async () => {
  running?.kill('SIGKILL')
  await world.close()
})

const within = 15_000
const startWorker = async () => (running = await startRealWorker(world))

const stateOf = async (id: number) =>
  (await world.db.selectFrom('submission').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state

async function handIn() {
  const competition = await makeCompetition(world)
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
  expect(
    await world.db
      .selectFrom('quota_day')
      .select(['accepted', 'failed'])
      .where('schedule_id', '=', scheduleId)
      .execute(),
  ).toEqual([{ accepted: 1, failed: 0 }])
}

test('a worker killed while it scores leaves one score, one charge, and a re-run within 15 s', async () => {
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

test('a job given back after its score was settled changes nothing', async () => {
  const worker = await startWorker()
  const { id, competition } = await handIn()
  await until(async () => (await stateOf(id)) === 'scored', within)
  // What a kill between score and acknowledgement leaves: the work is done, the job still stands in the queue.
  const { enqueue } = await import('../../../base/jobs/job.ts')
  const { scoreSubmissionJob } = await import('./job.ts')
  await enqueue(world.db, scoreSubmissionJob, { submissionId: id }, { key: `again:${id}` })
  const { sql } = await import('kysely')
  await until(
    async () =>
      (await sql<{ n: number }>`select count(*) as n from graphile_worker.jobs`.execute(world.db)).rows[0]
        ?.n === 0,
    within,
  )
  await expectOneScore(id, competition.scheduleId)
  await killWorker(worker)
})

test('row and job are written both or neither when the process dies between them', async () => {
  const competition = await makeCompetition(world)
  const user = await makeUser(world)
  await enter(world, competition.id, user)
  const child = fork(join(import.meta.dirname, '../../../../test/die-while-accepting.ts'), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: world.databaseUrl,
      COMPETITION: String(competition.id),
      USER_ID: String(user.id),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [, signal] = await new Promise<[number | null, string | null]>(done =>
    child.once('exit', (code, how) => done([code, how])),
  )
  expect(signal).toBe('SIGKILL')
  const submissions = await world.db
    .selectFrom('submission')
    .select('id')
    .where('competition_id', '=', competition.id)
    .execute()
  const spent = await world.db
    .selectFrom('quota_day')
    .select('accepted')
    .where('schedule_id', '=', competition.scheduleId)
    .execute()
  expect([submissions, spent]).toEqual([[], []])
})
