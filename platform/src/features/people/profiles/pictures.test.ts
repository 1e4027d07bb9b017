import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompetition, makeUser, multipart, type TestUser } from '../../../../test/factories.ts'
import { runJob } from '../../../../test/queue.ts'
import { handIn, makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { fileColumns, noteUnused } from '../../../base/storage/unused-files.ts'
import { keyOf } from '../../../base/storage/storage.ts'
import { identityJobs, removeFiles } from '../identity/server/jobs.ts'
import { leave } from '../own-data/server/commands/leave.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const drawing = (colour: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer()

async function wear(as: TestUser, kind: 'avatar' | 'banner', colour: string): Promise<string> {
  const { payload, headers } = multipart({}, [
    { field: 'image', name: 'x.png', content: await drawing(colour) },
  ])
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/users/picture/${kind}`,
    payload,
    headers: { ...as.headers, ...headers },
  })
  return keyOf(answer.json().data.url.replace('/pictures/', ''))
}
const takeOff = (as: TestUser) =>
  world.app.inject({ method: 'DELETE', url: '/api/users/picture/avatar', headers: as.headers })

async function goAway({ id: userId }: TestUser): Promise<void> {
  const now = world.clock.now()
  await world.db
    .insertInto('account_deletion')
    .values({ user_id: userId, asked_at: new Date(now.getTime() - 1), due_at: now })
    .execute()
  await world.db.transaction().execute(tx => leave(tx, { userId, now, signOnGoes: false }))
}

const root = () => join(world.settings.dataDir, 'files')
const entries = () =>
  readdirSync(root(), { recursive: true, withFileTypes: true })
    .filter(at => at.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
/** What is in the storage, by its keys. */
const files = () => entries().map(path => path.slice(root().length + 1))

/** Nothing in the storage is new any more. */
function makeOld(): void {
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const path of entries()) utimesSync(path, old, old)
}

async function removeLater(): Promise<void> {
  world.setNow(new Date(world.clock.now().getTime() + 2 * 3_600_000))
  await runJob(world, identityJobs, removeFiles.name)
}

async function filesLater(): Promise<string[]> {
  makeOld()
  await removeLater()
  return files()
}

test('of a picture nothing is left once nobody wears it', async () => {
  const [one, two] = [await makeUser(world), await makeUser(world)]
  const red = await wear(one, 'avatar', 'red')
  const blue = await wear(one, 'banner', 'blue')
  expect(await wear(two, 'avatar', 'red')).toBe(red)
  expect(await filesLater()).toEqual(expect.arrayContaining([red, blue]))

  const green = await wear(one, 'avatar', 'green')
  expect(await filesLater()).toEqual(expect.arrayContaining([red, blue, green]))
  await takeOff(two)
  expect(await filesLater()).not.toContain(red)
  await goAway(one)
  // Another cannot have it by its address either.
  expect(await filesLater()).toEqual([])
  expect(await world.db.selectFrom('picture').select('sha256').execute()).toEqual([])
  expect(await world.db.selectFrom('unused_file').select('storage_key').execute()).toEqual([])
})

test('what somebody else uses, or comes to use, stays', async () => {
  const person = await makeUser(world)
  const key = await wear(person, 'avatar', 'yellow')
  const content = await world.storage.read(key)
  const stored = await world.storage.put(content, { maxBytes: 1_000_000 })
  const { id } = await makeCompetition(world)
  const team = await makeTeam(world, id)
  await handIn(world, id, team.captain, { file: { ...stored, name: 'x.csv' }, score: 1 })
  await takeOff(person)
  expect(await filesLater()).toContain(key)

  // Of somebody who has stored the same bytes and is about to refer to them.
  const again = await wear(person, 'avatar', 'white')
  await takeOff(person)
  makeOld()
  await world.storage.put(await world.storage.read(again), { maxBytes: 1_000_000 })
  await removeLater()
  expect(files()).toContain(again)
  makeOld()
  await removeLater()
  expect(files()).not.toContain(again)
})

test('a file that was stored and came to nothing is removed', async () => {
  const stored = await world.storage.put(Readable.from(['lost']), { maxBytes: 10 })
  await noteUnused(world.db, [stored.key], world.clock.now())
  expect(await filesLater()).not.toContain(stored.key)
})

test('every column that refers to a file of the storage is known', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '_key$' and data_type = 'text' and table_name <> 'unused_file'
      and column_name not in ('group_key', 'metric_key', 'name_key')
    order by 1`.execute(world.db)
  expect(rows.map(row => row.name)).toEqual(fileColumns)
})
