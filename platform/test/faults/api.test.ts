import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSettings } from '../../src/base/config/settings.ts'
import { noteSharedSettings } from '../../src/shared-settings.ts'
import { buildSite, startApi, type Copy } from '../copies/processes.ts'
import { talk } from '../copies/talk.ts'
import { makeCompetition } from '../factories.ts'
import { hold, waiting } from '../locks.ts'
import { makeTeam } from '../teams.ts'
import { makeWorld, type World } from '../world.ts'

let world: World
let running: Copy | undefined
beforeAll(async () => {
  buildSite()
  world = await makeWorld()
  // The process goes by the machine's clock.
  world.setNow(new Date())
}, 300_000)
afterAll(async () => {
  await running?.stop()
  await world.close()
})

const patience = { timeout: 30_000, interval: 20 }
const start = async () => {
  const env = {
    DATABASE_URL: world.databaseUrl,
    PUBLIC_URL: world.settings.publicUrl,
    SSO_PUBLIC_URL: world.settings.issuer,
    LEITAI_DATA: world.settings.dataDir,
    SESSION_SECRET: world.settings.sessionSecret,
    SSO_CLIENT_SECRET: 'of-no-sign-on-here',
  }
  // As npm start does, before others start more processes.
  await noteSharedSettings(world.db, readSettings(env))
  return (running = await startApi(env))
}

test('an API killed between a submission and its job has written neither, and whoever tries again one of each', async () => {
  const { id, scheduleId } = await makeCompetition(world)
  const { captain } = await makeTeam(world, id)
  const headers = { 'idempotency-key': randomUUID() }
  const handIn = (api: Copy) =>
    talk(api, `POST /api/competitions/${id}/uploads`, {
      as: captain,
      file: 'id,label\n1,a\n2,b\n3,a\n4,a\n',
      headers,
    })
  const written = async () => {
    const { rows } = await sql<{ submissions: number; jobs: number; accepted: number }>`
      select (select count(*)::int from submission where competition_id = ${id}) as submissions,
        (select count(*)::int from graphile_worker.jobs where task_identifier = 'submissions.score') as jobs,
        (select coalesce(sum(accepted), 0)::int from quota_day where schedule_id = ${scheduleId}) as accepted`.execute(
      world.db,
    )
    return rows[0]
  }

  const first = await start()
  // Rows are written; the job has to wait.
  const queue = await hold(world, 'lock table graphile_worker._private_jobs in share mode')
  const cut = handIn(first).then(
    () => 'answered',
    () => 'cut',
  )
  await vi.waitFor(async () => expect(await waiting(world)).toHaveLength(1), patience)
  await first.kill()
  expect(await cut).toBe('cut')
  await queue.letGo()
  await vi.waitFor(async () => {
    const left = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'leitai api'`.execute(world.db)
    expect(left.rows).toEqual([])
  }, patience)
  expect(await written()).toEqual({ submissions: 0, jobs: 0, accepted: 0 })

  const answer = await handIn(await start())
  expect(answer.status).toBe(200)
  expect(await written()).toEqual({ submissions: 1, jobs: 1, accepted: 1 })
})

test('visitors who wait for one page get it, though the one it is made for goes away', async () => {
  await makeCompetition(world)
  const api = await start()
  const board = await hold(world, 'lock table competition in access exclusive mode')
  const leaving = new AbortController()
  const page = (signal?: AbortSignal) => fetch(`${api.url}/competitions`, signal ? { signal } : {})
  const left = page(leaving.signal).then(
    () => 'answered',
    () => 'left',
  )
  await vi.waitFor(async () => expect((await waiting(world)).length).toBeGreaterThan(0), patience)
  const others = [page(), page()]
  // Who asks after them is answered after they were heard.
  for (let after = 0; after < 3; after++) await fetch(`${api.url}/healthz`)
  leaving.abort()
  expect(await left).toBe('left')
  for (let after = 0; after < 3; after++) await fetch(`${api.url}/healthz`)
  await board.letGo()
  const answers = await Promise.all(others)
  expect(answers.map(answer => answer.status)).toEqual([200, 200])
  for (const answer of answers) expect(await answer.text()).toContain('</html>')
}, 120_000)
