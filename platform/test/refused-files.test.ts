import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileColumns } from '../src/base/storage/unused-files.ts'
import { keeping, keepStream } from '../src/features/interchange/portability/server/keep-stream.ts'
import { keyOf } from '../src/base/storage/storage.ts'
import { ask } from './ask.ts'
import { codeOf } from './code.ts'
import { labelAnswer, makeCompetition, makeDataset, makeUser, multipart, type TestUser } from './factories.ts'
import { roundCalls } from './round.ts'
import { makeStaff } from './staff.ts'
import { makeWorld, type World } from './world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const noted = async () =>
  (await world.db.selectFrom('unused_file').select('storage_key').execute()).map(row => row.storage_key)
const keyOfText = (text: string | Buffer) => keyOf(createHash('sha256').update(text).digest('hex'))

async function post(url: `/api/${string}`, as: TestUser, name: string, content: string) {
  const { payload, headers } = multipart({}, [{ field: 'file', name, content }])
  const answer = await world.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...as.headers, ...headers },
  })
  return [answer.statusCode, answer.json().errno]
}

// That unused files are removed once they are noted is proven elsewhere; here, that no refusal leaves one that is not.
test('the files of what is refused are noted, wherever files are sent', async () => {
  const { id } = await makeCompetition(world)
  const uploads = `/api/competitions/${id}/uploads` as const
  expect(await post(uploads, await makeUser(world), 'r.csv', 'of a stranger')).toEqual([403, 'e40346'])
  const admin = await makeStaff(world, 'administrator')
  expect(await post('/api/admin/imports', admin, 'a.txt', 'no competition')).toEqual([400, 'e40055'])
  const round = roundCalls(() => world)
  expect((await round.upload(await round.make(), 'wrong answers')).errno).toBe('e40087')
  const code = codeOf(world)
  const { id: solution, team } = await code.scene()
  const archive = Buffer.from('not an archive')
  expect((await code.upload(solution, team.captain, archive)).status).toBe(400)
  for (const text of ['of a stranger', 'no competition', 'wrong answers', archive])
    expect(await noted()).toContain(keyOfText(text))
})

test('so are those that a draft of data loses, and those of an import that failed', async () => {
  const owner = await makeUser(world)
  const keysOf = async (id: number) =>
    (
      await world.db.selectFrom('dataset_file').select('storage_key').where('dataset_id', '=', id).execute()
    ).map(row => row.storage_key)
  const lose = [
    (id: number, name: string) =>
      ask(world, `PUT /api/datasets/${id}/draft/files`, { as: owner, body: { remove: [name] } }),
    (id: number, name: string) =>
      ask(world, `PUT /api/datasets/${id}/draft/files`, { as: owner, body: { change: [{ name }] } }).then(
        () => ask(world, `DELETE /api/datasets/${id}/draft`, { as: owner }),
      ),
  ]
  for (const losing of lose) {
    await world.db.deleteFrom('unused_file').execute()
    const { id } = await makeDataset(world, { owner_id: owner.id, licence: 'MIT' })
    const [key] = await keysOf(id)
    expect((await losing(id, '训练 "1".csv')).status).toBe(200)
    expect(await noted()).toEqual([key])
  }
  const failed = keeping(world, async ({ storage }) => {
    await keepStream(storage, Readable.from(['of an import']), 12)
    throw new Error('it failed')
  })
  await expect(failed).rejects.toThrow('it failed')
  expect(await noted()).toContain(keyOfText('of an import'))
})

test('so are those of rows that go with others, in every column that refers to a file', async () => {
  const { id } = await makeCompetition(world)
  expect(await noted()).not.toContain(keyOfText(labelAnswer))
  const admin = await makeStaff(world, 'administrator')
  const { value, tag } = (await ask(world, `GET /api/admin/competitions/${id}/rounds`, { as: admin })).data
  expect(value.rounds).toHaveLength(1)
  const body = { value: { rounds: [] }, tag }
  expect((await ask(world, `PUT /api/admin/competitions/${id}/rounds`, { as: admin, body })).status).toBe(200)
  expect(await noted()).toContain(keyOfText(labelAnswer))

  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || encode(trim(trailing '\\x00'::bytea from t.tgargs), 'escape') as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'note_unused_file' order by 1`.execute(world.db)
  expect(rows.map(row => row.name)).toEqual(fileColumns)
})
