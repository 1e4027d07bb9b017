import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enqueue, type Job } from '../../src/base/jobs/job.ts'
import { choicesOf } from '../../src/features/interchange/portability/rules.ts'
import type { Choices, Preview } from '../../src/features/interchange/portability/schema.ts'
import { exportJob, importJob } from '../../src/features/interchange/portability/server/job.ts'
import { portabilityJobs } from '../../src/features/interchange/portability/server/jobs.ts'
import { rescuePortability } from '../../src/features/interchange/portability/server/rescue.ts'
import { ask } from '../ask.ts'
import { evalaiZip } from '../bundles/evalai.ts'
import { makeCompetition, type TestUser } from '../factories.ts'
import { exported, upload } from '../portable.ts'
import { runJob } from '../queue.ts'
import { killWorker, startOperator, startWorker, until } from '../real-worker.ts'
import { makeStaff } from '../staff.ts'
import { makeWorld, type World } from '../world.ts'

/** Imports and exports whose worker is killed at them. The queue is everybody's, so each has a world of its own. */
let world: World
let admin: TestUser
let running: ChildProcess | undefined
beforeEach(async () => {
  world = await makeWorld()
  admin = await makeStaff(world, 'administrator')
})
afterEach(async () => {
  running?.kill('SIGKILL')
  await world.close()
})

const within = 30_000
const work = async () => (running = await startWorker(world))

/** An archive of ours: a competition with a dataset and answers of its own. */
async function archive(): Promise<Buffer> {
  const { id } = await makeCompetition(world, { competition: { title_en: 'Brought here' } })
  const bytes = await exported(world, id, admin)
  await world.db.updateTable('competition').set({ title_en: 'The original' }).where('id', '=', id).execute()
  return bytes
}

const files = [
  ['an archive of ours', archive],
  ['a bundle of another platform', async () => evalaiZip()],
] as const

/** Uploads a file and says yes to what would come of it: from then on a worker is to import it. */
async function confirmed(bytes: Buffer): Promise<number> {
  const { data } = await upload(world, bytes, admin, 'upload.zip')
  await confirm(data.id, data.format === 'leitai' ? null : decided(data.preview))
  return data.id
}

/** As it was previewed, with the metrics that the other platform had as a program. */
function decided(preview: Preview): Choices {
  const own = choicesOf(preview)
  return { ...own, rounds: own.rounds.map(round => ({ ...round, metricKey: 'accuracy' })) }
}

async function confirm(id: number, choices: object | null = null): Promise<void> {
  const answer = await ask(world, `POST /api/admin/imports/${id}/confirmation`, {
    as: admin,
    body: { choices },
  })
  expect(answer.status).toBe(200)
}

const told = async (id: number) => (await ask(world, `GET /api/admin/imports/${id}`, { as: admin })).data
const drafts = () =>
  world.db.selectFrom('competition').select(['id', 'title_en']).where('published_at', 'is', null).execute()

/** Everything that an import writes, by table: how many rows there are. */
async function counts(): Promise<unknown> {
  const tables = [
    'competition',
    'schedule',
    'answer_file',
    'dataset',
    'dataset_file',
    'team',
    'submission',
  ] as const
  const found = tables.map(name =>
    world.db
      .selectFrom(name)
      .select(eb => eb.fn.countAll().as('n'))
      .execute(),
  )
  return Promise.all(found)
}

/** Starts a worker and kills it while it waits for `table`, which nobody gets before it is dead. */
async function killAt(table: string): Promise<void> {
  await world.db.transaction().execute(async tx => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    const worker = await work()
    await until(async () => (await waiting(table)) > 0, within)
    await killWorker(worker)
  })
  // What the database had begun for it ends when nobody is there to hear of it.
  await until(async () => (await waiting('')) === 0, within)
}

/** How many statements of a worker, or of another process, that name `text` are open. */
async function waiting(text: string, name = 'leitai worker'): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = ${name}
      and (${text} = '' or wait_event_type = 'Lock' and query like ${`%${text}%`})`.execute(world.db)
  return rows[0]?.n ?? 0
}

/** The job again, but for its last attempt: whoever is killed at it can tell nobody. */
const lastAttempt = <P>(job: Job<P>, payload: P, key: string) =>
  world.db.transaction().execute(tx => enqueue(tx, { ...job, attempts: 1 }, payload, { key }))

describe('a worker that is killed in the midst of an import', () => {
  test.each(files)('of %s leaves nothing half imported, and another does it once', async (_what, make) => {
    const id = await confirmed(await make())
    const before = await counts()
    // Written late, when all but the last of it stands in the transaction.
    await killAt('audit_entry')
    expect(await counts()).toEqual(before)
    expect(await told(id)).toMatchObject({ state: 'waiting' })
    await work()
    await until(async () => (await told(id)).state === 'done', within)
    expect(await drafts()).toEqual([{ id: (await told(id)).competitionId, title_en: expect.any(String) }])
  })

  test('for the last time leaves word that it failed, and it may be asked for again', async () => {
    const id = await confirmed(await archive())
    await lastAttempt(importJob, { importId: id }, `import:${id}`)
    await killAt('audit_entry')
    await work()
    await until(
      rescued(() => told(id)),
      within,
    )
    expect(await told(id)).toMatchObject({ state: 'failed', competitionId: null })
    expect(await drafts()).toEqual([])
    await confirm(id)
    await until(async () => (await told(id)).state === 'done', within)
    expect(await drafts()).toHaveLength(1)
  })
})

test('an import of the command line that is killed is told as failed, and not before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leitai-kill-'))
  try {
    const path = join(folder, 'wheat.zip')
    writeFileSync(path, await archive())
    const rescue = () => runJob(world, portabilityJobs, rescuePortability.name)
    const states = async () =>
      (await world.db.selectFrom('competition_import').select(['state', 'fault']).execute()).map(
        row => `${row.state} ${row.fault}`,
      )
    await world.db.transaction().execute(async tx => {
      // Written late, when all but the last of it stands in the transaction.
      await sql`lock table answer_file in access exclusive mode`.execute(tx)
      const command = (running = startOperator(world, ['import', path]))
      await until(async () => (await waiting('answer_file', 'leitai operator')) > 0, within)
      await rescue()
      expect(await states()).toEqual(['waiting null'])
      await killWorker(command)
    })
    await until(async () => (await waiting('', 'leitai operator')) === 0, within)
    await rescue()
    expect(await states()).toEqual(['failed platform'])
    expect(await drafts()).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('an import that is done twice at the same moment, or again, makes one competition', async () => {
  const id = await confirmed(await archive())
  const run = () => runJob(world, portabilityJobs, importJob.name, { importId: id })
  const ends = await Promise.allSettled([run(), run(), run()])
  expect(ends.filter(end => end.status === 'fulfilled').length).toBeGreaterThan(0)
  await run()
  expect(await drafts()).toHaveLength(1)
  expect(await told(id)).toMatchObject({ state: 'done', problem: null })
})

test('an export whose worker was killed for the last time is told as failed', async () => {
  const { id } = await makeCompetition(world)
  const { data } = await ask(world, `POST /api/admin/competitions/${id}/exports`, { as: admin })
  await lastAttempt(exportJob, { exportId: data.id }, `export:${data.id}`)
  await killAt('schedule')
  await work()
  const state = async () =>
    world.db.selectFrom('competition_export').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow()
  await until(rescued(state), within)
  expect(await state()).toMatchObject({ state: 'failed', fault: 'platform', entries_key: null })
})

/** Asks what is asked each minute, until it was told as failed. */
const rescued = (read: () => Promise<{ state: string }>) => async () => {
  await world.db
    .transaction()
    .execute(tx => enqueue(tx, rescuePortability, {}, { key: rescuePortability.name }))
  return (await read()).state === 'failed'
}

test('what still has a job, or a worker at it, is not told as failed', async () => {
  const rescue = () => runJob(world, portabilityJobs, rescuePortability.name)
  const id = await confirmed(await archive())
  await rescue()
  expect(await told(id)).toMatchObject({ state: 'waiting' })
  // At its last attempt, and at work.
  await lastAttempt(importJob, { importId: id }, `import:${id}`)
  await sql`
    update graphile_worker._private_jobs set attempts = 1, locked_by = 'a worker', locked_at = now()
    where key = ${`import:${id}`}`.execute(world.db)
  await rescue()
  expect(await told(id)).toMatchObject({ state: 'waiting' })
  // Ended otherwise, while its last job lies there.
  await sql`
    update graphile_worker._private_jobs set locked_by = null, locked_at = null
    where key = ${`import:${id}`}`.execute(world.db)
  const ended = { state: 'failed', fault: 'e40943', ended_at: new Date(0) } as const
  await world.db.updateTable('competition_import').set(ended).where('id', '=', id).execute()
  await rescue()
  const row = world.db.selectFrom('competition_import').selectAll().where('id', '=', id)
  expect(await row.executeTakeFirstOrThrow()).toMatchObject(ended)
})
