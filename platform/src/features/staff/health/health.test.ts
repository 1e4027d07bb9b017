import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, type TestUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { handIn, makeTeam, settle } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { jobs } from '../../../jobs.ts'
import { settleSubmission } from '../../scoring/submissions/server/commands/settle-submission.ts'
import { requeueFailed } from '../../scoring/submissions/server/commands/requeue-failed.ts'

let world: World
let admin: TestUser
beforeAll(async () => {
  world = await makeWorld()
  admin = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())
beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(world.db))

type Given = { attempts?: number; most?: number; error?: string; isLocked?: boolean; runAt?: string }

/** A job as the queue would leave it. */
async function makeJob({ attempts = 0, most = 3, error, isLocked, runAt = '2026-11-20' }: Given = {}) {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('notices.send', run_at := ${new Date(runAt)}::timestamptz, max_attempts := ${most}::int)`.execute(
    world.db,
  )
  const id = Number(rows[0]?.id)
  await sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${error ?? null},
    locked_at = ${isLocked ? world.clock.now() : null}, locked_by = ${isLocked ? 'w' : null} where id = ${id}`.execute(
    world.db,
  )
  return id
}
const read = async () => (await ask(world, 'GET /api/admin/health', { as: admin })).data
const retry = (id: number, as = admin) => ask(world, `POST /api/admin/jobs/${id}/retry`, { as })
const drop = (id: number, as = admin) => ask(world, `DELETE /api/admin/jobs/${id}`, { as })

test('says where files are kept, and whether that works', async () => {
  expect((await read()).storage).toMatchObject({ kind: 'folder', isReachable: true })
  const { check } = world.storage
  world.storage.check = () => Promise.reject(new Error('gone'))
  expect((await read()).storage).toMatchObject({ isReachable: false })
  world.storage.check = check
})

test('is for administrators alone', async () => {
  const editor = await makeStaff(world, 'editor')
  const id = await makeJob({ attempts: 3 })
  for (const call of [
    'GET /api/admin/health',
    `POST /api/admin/jobs/${id}/retry`,
    `DELETE /api/admin/jobs/${id}`,
  ] as const) {
    expect((await ask(world, call)).status).toBe(401)
    expect((await ask(world, call, { as: editor })).status).toBe(403)
  }
})

test('says what jobs do in the language of the reader', async () => {
  const [{ name, title } = expect.fail('there are no jobs')] = jobs
  await sql`select graphile_worker.add_job(${name})`.execute(world.db)
  for (const [lang, told] of [
    ['zh-CN', title.zh],
    ['en-US', title.en],
  ] as const) {
    const { data } = await ask(world, `GET /api/admin/health?lang=${lang}`, { as: admin })
    expect(data.tasks).toMatchObject([{ task: name, title: told }])
  }
})

test('counts jobs by how they stand, and says what the failed ones said', async () => {
  await makeJob()
  await makeJob({ runAt: '2026-11-19' })
  await makeJob({ runAt: '2026-12-01' })
  await makeJob({ isLocked: true, attempts: 1 })
  const failed = await makeJob({ attempts: 3, error: 'it broke\n    at secret/path.ts' })
  const health = await read()
  expect(health.tasks).toEqual([
    {
      // No job of ours: another build put it there.
      task: 'notices.send',
      title: null,
      waiting: 2,
      running: 1,
      planned: 1,
      failed: 1,
      oldestAt: '2026-11-19T00:00:00.000Z',
    },
  ])
  expect(health.failedJobs).toMatchObject([
    { id: failed, task: 'notices.send', attempts: 3, error: 'it broke' },
  ])
  expect(health.queue).toEqual({ waiting: 0, running: 0, oldestAt: null })
  expect(health).toMatchObject({
    workers: 0,
    scorer: { scoredLastHour: 0, medianSeconds: null, failedLastDay: { file: 0, scorer: 0, platform: 0 } },
  })
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
})

test('says how long the oldest submission is in the queue, and not how long ago it was received', async () => {
  const { id } = await makeCompetition(world)
  const team = await makeTeam(world, id)
  const hoursAgo = (hours: number) => new Date(world.clock.now().getTime() - hours * 3_600_000)
  const old = await handIn(world, id, team.captain, { at: hoursAgo(40) })
  expect((await read()).queue).toEqual({ waiting: 1, running: 0, oldestAt: hoursAgo(40).toISOString() })
  const numbers = async () => (await ask(world, `GET /api/admin/competitions/${id}/run`, { as: admin })).data
  const home = async () => (await ask(world, 'GET /api/admin/home', { as: admin })).data

  const failed = { state: 'failed', fault: 'platform', code: 'platform', issues: [], log: [] } as const
  await world.db.transaction().execute(async tx => {
    await settleSubmission(tx, old, failed, hoursAgo(39))
    await requeueFailed(tx, old, hoursAgo(1))
  })
  const since = hoursAgo(1).toISOString()
  expect((await read()).queue).toEqual({ waiting: 1, running: 0, oldestAt: since })
  expect(await numbers()).toMatchObject({ waiting: 1, oldestWaitingAt: since })
  expect((await home()).queue).toMatchObject({ waiting: 1, oldestAt: since })

  await settle(world, old, 0.5)
  expect((await read()).scorer).toMatchObject({ scoredLastHour: 1, slowSeconds: 3_600 })
  expect((await numbers()).latency).toEqual({ p50: 3_600, p95: 3_600 })
})

describe('a failed job', () => {
  const isThere = async (id: number) => {
    const { rows } = await sql<{ attempts: number }>`
      select attempts from graphile_worker.jobs where id = ${id}`.execute(world.db)
    return rows[0]?.attempts
  }

  test('is tried again once, with all its attempts', async () => {
    const id = await makeJob({ attempts: 3 })
    const both = await Promise.all([retry(id), retry(id)])
    expect(both.map(one => one.status).toSorted()).toEqual([200, 404])
    expect(await isThere(id)).toBe(0)
    const [entry] = await world.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'detail'])
      .where('subject', '=', 'job')
      .where('subject_id', '=', id)
      .execute()
    expect(entry).toEqual({ actor_id: admin.id, action: 'job.retry', detail: { task: 'notices.send' } })
  })

  test('is deleted', async () => {
    const id = await makeJob({ attempts: 3 })
    expect((await drop(id)).status).toBe(200)
    expect(await isThere(id)).toBeUndefined()
    expect(await drop(id)).toMatchObject({ status: 404, errno: 'e40463' })
  })

  test('is no job that waits or runs', async () => {
    const [waits, runs] = [await makeJob({ attempts: 2 }), await makeJob({ attempts: 3, isLocked: true })]
    for (const id of [waits, runs]) {
      expect((await retry(id)).status).toBe(404)
      expect((await drop(id)).status).toBe(404)
    }
    expect([await isThere(waits), await isThere(runs)]).toEqual([2, 3])
  })
})
