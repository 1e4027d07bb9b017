import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import {
  makeCompetition,
  makeDataset,
  makeUser,
  multipart,
  type TestUser,
} from '../../../../test/factories.ts'
import { textsOf } from '../../../../test/leaving.ts'
import { pixel } from '../../../../test/pixel.ts'
import { hold, waiting } from '../../../../test/locks.ts'
import { makeNotice } from '../../../../test/notices.ts'
import { runJob, workOff } from '../../../../test/queue.ts'
import { handInResult, rightResult } from '../../../../test/results.ts'
import { grant, makeStaff } from '../../../../test/staff.ts'
import { joinTeam, makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { keyOf } from '../../../base/storage/storage.ts'
import { personMark } from '../notices/rules.ts'
import { follow } from '../follows/server/public.ts'
import { leave } from './server/commands/leave.ts'
import { leaveDue, makeDownload } from './server/job.ts'
import { ownDataJobs } from './server/jobs.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const day = 86_400_000

/** Somebody who took part in something, with a team mate. */
async function makeCompetitor() {
  const { id: competition } = await makeCompetition(world)
  const team = await makeTeam(world, competition)
  const mate = await joinTeam(world, team)
  const person = team.captain
  await handInResult(world, person, competition, rightResult, { name: '结果.csv' })
  await world.db
    .updateTable('app_user')
    .set({ email: `somebody-${competition}@example.org`, introduction: `爱好：钓鱼 ${competition}` })
    .where('id', '=', person.id)
    .execute()
  await world.db.transaction().execute(async tx => {
    await follow(tx, { sponsorId: person.id, followedId: mate.id, now: world.clock.now() })
  })
  return { person, mate, teamId: team.id, hobby: `爱好：钓鱼 ${competition}` }
}

const download = (person: TestUser, id: number) =>
  world.app.inject({ method: 'GET', url: `/api/own-data/downloads/${id}`, headers: person.headers })

test('a person gets all that is kept about them in one file, and nobody else does', async () => {
  const { person, mate, hobby } = await makeCompetitor()
  const asked = await ask(world, 'POST /api/own-data/downloads', { as: person })
  expect(asked.data).toMatchObject({ state: 'waiting', size: null })
  expect((await ask(world, 'POST /api/own-data/downloads', { as: person })).errno).toBe('e409261')
  expect((await download(person, asked.data.id)).statusCode).toBe(404)
  await workOff(world, ownDataJobs)
  const { data } = await ask(world, 'GET /api/own-data', { as: person })
  expect(data.downloads).toMatchObject([{ id: asked.data.id, state: 'done' }])

  const sent = await download(person, asked.data.id)
  expect(sent.rawPayload).toHaveLength(data.downloads[0].size)
  const files = textsOf(sent.rawPayload)
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ id: person.id, introduction: hobby })
  expect(JSON.parse(files['follow.sponsor_id.json'] ?? '')).toMatchObject([{ followed_id: mate.id }])
  expect(files['files/submission/1-结果.csv']).toBe(rightResult)
  // What somebody is recognised by is nobody’s to read.
  expect(Object.values(files).join('')).not.toMatch(/token_hash|id_token/)
  expect((await download(mate, asked.data.id)).statusCode).toBe(404)

  const until = world.clock.now()
  world.setNow(new Date(until.getTime() + 8 * day))
  expect((await download(person, asked.data.id)).statusCode).toBe(404)
  world.setNow(until)
})

test('leaving asks who it is, waits, can be taken back, and then leaves what was handed in without its person', async () => {
  const { person, mate, teamId, hobby } = await makeCompetitor()
  expect((await ask(world, 'POST /api/own-data/deletion', { as: person })).errno).toBe('e403260')
  const now = world.clock.now()
  await world.db
    .updateTable('session')
    .set({ authenticated_at: now })
    .where('user_id', '=', person.id)
    .execute()
  const asked = await ask(world, 'POST /api/own-data/deletion', { as: person })
  expect(asked.data).toEqual({
    askedAt: now.toISOString(),
    dueAt: new Date(now.getTime() + 14 * day).toISOString(),
  })
  expect((await ask(world, 'DELETE /api/own-data/deletion', { as: person })).data).toEqual({
    affectedRows: 1,
  })
  expect((await ask(world, 'DELETE /api/own-data/deletion', { as: person })).data).toEqual({
    affectedRows: 0,
  })
  await ask(world, 'POST /api/own-data/deletion', { as: person })

  const due = async (after: number) => {
    world.setNow(new Date(now.getTime() + after))
    await runJob(world, ownDataJobs, leaveDue.name)
    await runJob(world, ownDataJobs, leaveDue.name)
  }
  const account = () =>
    world.db.selectFrom('app_user').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
  await due(14 * day - 1)
  expect((await account()).left_at).toBeNull()
  await due(14 * day)
  const left = await account()
  expect(left).toMatchObject({
    user_name: `已注销 Former participant ${person.id}`,
    email: null,
    introduction: '',
    sso_id: `left:${person.id}`,
  })
  expect(left.disabled_at).not.toBeNull()
  // Nothing that only they wrote about themselves is found anywhere.
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    world.db,
  )
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} t where position(${hobby} in t::text) > 0`.execute(
      world.db,
    )
    expect(rows, name).toEqual([])
  }
  const members = await world.db
    .selectFrom('team_member')
    .select(['user_id', 'role'])
    .where('team_id', '=', teamId)
    .orderBy('user_id')
    .execute()
  expect(members).toEqual([
    { user_id: person.id, role: 'member' },
    { user_id: mate.id, role: 'captain' },
  ])
  expect(
    await world.db.selectFrom('submission').select('id').where('team_id', '=', teamId).execute(),
  ).toHaveLength(1)
  expect(
    await world.db.selectFrom('follow').select('sponsor_id').where('sponsor_id', '=', person.id).execute(),
  ).toEqual([])
  expect((await ask(world, 'GET /api/own-data', { as: person })).status).toBe(401)
  expect(
    await world.db
      .selectFrom('audit_entry')
      .select(['action', 'address'])
      .where('actor_id', '=', person.id)
      .where('address', 'is not', null)
      .execute(),
  ).toEqual([])
  const unlocked = await ask(world, `PUT /api/admin/users/${person.id}/lock`, {
    as: await makeStaff(world, 'administrator'),
    body: { isLocked: false, reason: 'x' },
  })
  expect(unlocked.errno).toBe('e409281')
  world.setNow(now)
})

test('the only administrator stays', async () => {
  const only = await makeUser(world)
  const now = world.clock.now()
  await world.db.deleteFrom('user_role').where('role', '=', 'administrator').execute()
  await grant(world, only, 'administrator')
  await world.db
    .updateTable('session')
    .set({ authenticated_at: now })
    .where('user_id', '=', only.id)
    .execute()
  expect((await ask(world, 'POST /api/own-data/deletion', { as: only })).errno).toBe('e409260')
  // Also where another was there when it was asked for.
  await world.db
    .insertInto('account_deletion')
    .values({ user_id: only.id, asked_at: new Date(now.getTime() - 15 * day), due_at: now })
    .execute()
  await runJob(world, ownDataJobs, leaveDue.name)
  expect(
    await world.db
      .selectFrom('account_deletion')
      .select('done_at')
      .where('user_id', '=', only.id)
      .executeTakeFirst(),
  ).toEqual({ done_at: null })
})

test('files are in it byte for byte, and records of any number; what it is made of goes with it', async () => {
  const { id: competition } = await makeCompetition(world)
  const { captain: person } = await makeTeam(world, competition)
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256))
  const put = (content: Buffer) => world.storage.put(Readable.from([content]), { maxBytes: 100_000 })
  const stored = await put(bytes)
  await handInResult(world, person, competition, rightResult)
  const { id: submission } = await world.db
    .selectFrom('submission')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const file = { storage_key: stored.key, sha256: stored.sha256, size: stored.size }
  await world.db
    .insertInto('submission_file')
    .values({ submission_id: submission, file_name: '模型.bin', ...file })
    .execute()
  const data = await put(Buffer.from('a,b\n1,2\n'))
  const { id: dataset, fileId } = await makeDataset(world, { owner_id: person.id })
  await world.db
    .updateTable('dataset_file')
    .set({ name: 'train/表.csv', storage_key: data.key, sha256: data.sha256, size: data.size })
    .where('id', '=', fileId)
    .execute()
  const form = multipart({}, [{ field: 'image', name: 'x.png', content: pixel }])
  const worn = await world.app.inject({
    method: 'POST',
    url: '/api/users/picture/avatar',
    payload: form.payload,
    headers: { ...person.headers, ...form.headers },
  })
  const sha256 = worn.json().data.url.replace('/pictures/', '')
  await sql`
    insert into notice (user_id, kind, text_zh, text_en, path, on_site, for_digest, created_at)
    select ${person.id}, 'team.members', ${personMark(person.id)} || ' ' || n, 'x', '/', true, false, now()
    from generate_series(1, 1203) n`.execute(world.db)

  const asked = await ask(world, 'POST /api/own-data/downloads', { as: person })
  await workOff(
    world,
    ownDataJobs.filter(({ job }) => job.name === makeDownload.name),
  )
  const sent = await download(person, asked.data.id)
  const files = unzipSync(sent.rawPayload)
  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString()
  expect(Buffer.from(files[`files/submission_file/${submission}/1-模型.bin`] ?? [])).toEqual(bytes)
  expect(textOf(`files/dataset_file/${dataset}/1-表.csv`)).toBe('a,b\n1,2\n')
  const picture = Object.keys(files).find(name => name.startsWith('files/avatar.')) ?? ''
  expect(Buffer.from(files[picture] ?? [])).toEqual(await buffer(await world.storage.read(keyOf(sha256))))
  const notices = JSON.parse(textOf('notice.user_id.json')) as { text_zh: string }[]
  expect(notices.map(one => one.text_zh)).toEqual(
    expect.arrayContaining([`${person.name} 1`, `${person.name} 1203`]),
  )
  expect(new Set(notices.map(one => one.text_zh)).size).toBe(1203)
  const part = await world.app.inject({
    url: `/api/own-data/downloads/${asked.data.id}`,
    headers: { ...person.headers, range: 'bytes=40-2000' },
  })
  expect(part.rawPayload).toEqual(sent.rawPayload.subarray(40, 2001))

  const { documents_key: key } = await world.db
    .selectFrom('own_data_download')
    .select('documents_key')
    .where('id', '=', asked.data.id)
    .executeTakeFirstOrThrow()
  const until = world.clock.now()
  world.setNow(new Date(until.getTime() + 8 * day))
  await runJob(world, ownDataJobs, leaveDue.name)
  expect(
    await world.db.selectFrom('unused_file').select('storage_key').where('storage_key', '=', key).execute(),
  ).toHaveLength(1)
  world.setNow(until)
})

describe('while somebody leaves', () => {
  const dueNow = async () => {
    const person = await makeUser(world)
    const now = world.clock.now()
    await world.db
      .insertInto('account_deletion')
      .values({ user_id: person.id, asked_at: new Date(now.getTime() - 1), due_at: now })
      .execute()
    const goes = () =>
      world.db.transaction().execute(tx => leave(tx, { userId: person.id, now, signOnGoes: false }))
    const adds = () => ask(world, 'POST /api/users/addOthers', { as: person, body: { othersName: '合唱团' } })
    const left = () =>
      world.db.selectFrom('user_accomplishment').selectAll().where('user_id', '=', person.id).execute()
    return { person, goes, adds, left }
  }

  test('what they are writing comes to its end first, and goes as well', async () => {
    const { goes, adds, left } = await dueNow()
    const other = await hold(world, 'lock table user_accomplishment in exclusive mode')
    const writing = adds()
    await expect.poll(async () => (await waiting(world)).length).toBe(1)
    const leaving = goes()
    await expect.poll(async () => (await waiting(world)).length).toBe(2)
    await other.letGo()
    await leaving
    expect((await writing).status).toBe(200)
    expect(await left()).toEqual([])
  })

  test('what they begin to write waits, and is refused', async () => {
    const { goes, adds, left } = await dueNow()
    const other = await hold(world, 'lock table user_accomplishment in exclusive mode')
    const leaving = goes()
    await expect.poll(async () => (await waiting(world)).length).toBe(1)
    const writing = adds()
    await expect.poll(async () => (await waiting(world)).length).toBe(2)
    await other.letGo()
    await leaving
    expect((await writing).errno).toBe('e40101')
    expect(await left()).toEqual([])
  })

  test('they make no token for scripts any more', async () => {
    const { person, goes } = await dueNow()
    const other = await hold(world, 'lock table user_accomplishment in exclusive mode')
    const leaving = goes()
    await expect.poll(async () => (await waiting(world)).length).toBe(1)
    const making = ask(world, 'POST /api/tokens', { as: person, body: { name: 'x' } })
    await expect.poll(async () => (await waiting(world)).length).toBe(2)
    await other.letGo()
    await leaving
    expect((await making).errno).toBe('e40101')
  })

  test('what a job still writes about them goes within the hour', async () => {
    const { person, goes } = await dueNow()
    await goes()
    await makeNotice(world, person.id)
    const now = world.clock.now()
    world.setNow(new Date(now.getTime() + day / 24))
    await runJob(world, ownDataJobs, leaveDue.name)
    world.setNow(now)
    expect(
      await world.db.selectFrom('notice').select('id').where('user_id', '=', person.id).execute(),
    ).toEqual([])
  })
})
