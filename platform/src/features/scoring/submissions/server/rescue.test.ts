import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enter, makeCompetition, makeUser, multipart } from '../../../../../test/factories.ts'
import { waiting } from '../../../../../test/locks.ts'
import { queued, runJob } from '../../../../../test/queue.ts'
import { until } from '../../../../../test/real-worker.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'
import { settleSubmission } from './commands/settle-submission.ts'
import { scoreJobKey, scoreSubmissionJob } from './job.ts'
import { rescueJob, rescueSubmissions } from './rescue.ts'

let world: World
let id: number
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const jobs = async () => (await queued(world, scoreSubmissionJob.name)).map(job => job.key)
const rescue = () => runJob(world, [rescueJob], rescueSubmissions.name)
const stateOf = () =>
  world.db
    .selectFrom('submission')
    .select(['state', 'charged', 'fault'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const loseJob = () =>
  sql`delete from graphile_worker._private_jobs where key = ${scoreJobKey(id)}`.execute(world.db)

/** A submission that was received two minutes ago. */
beforeEach(async () => {
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
  id = answer.json().data.submission.id
  await sql`update submission set received_at = received_at - interval '2 minutes' where id = ${id}`.execute(
    world.db,
  )
})

test('a waiting submission whose job is lost is given another, once', async () => {
  await loseJob()
  await rescue()
  await rescue()
  expect((await jobs()).filter(key => key === scoreJobKey(id))).toHaveLength(1)
})

test('one whose job was given up fails for the platform and is refunded', async () => {
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${scoreJobKey(id)}`.execute(
    world.db,
  )
  await rescue()
  expect(await stateOf()).toEqual({ state: 'failed', charged: 'refunded', fault: 'platform' })
})

test('one that has a job is left alone', async () => {
  const before = await queued(world, scoreSubmissionJob.name)
  await rescue()
  expect(await queued(world, scoreSubmissionJob.name)).toEqual(before)
  expect(await stateOf()).toMatchObject({ state: 'queued' })
})

test('one that is settled between being found and being rescued is given no job', async () => {
  await loseJob()
  let rescued: Promise<void> | undefined
  await world.db.transaction().execute(async tx => {
    await settleSubmission(tx, id, { state: 'cancelled' }, world.clock.now())
    rescued = rescue()
    await until(async () => (await waiting(world)).length > 0, 30_000)
  })
  await rescued
  expect(await jobs()).not.toContain(scoreJobKey(id))
})
