import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import {
  cataloguePath,
  newEntry,
  openCatalogueDesk,
  unheard,
  type CatalogueDesk,
} from '../../../../test/catalogue-desk.ts'
import { makeUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld } from '../../../../test/world.ts'
import { kinds, type Kind } from './rules.ts'

let world: CatalogueDesk['world']
let keeper: CatalogueDesk['keeper']
let list: CatalogueDesk['list']
let read: CatalogueDesk['read']
let add: CatalogueDesk['add']
let save: CatalogueDesk['save']
let remove: CatalogueDesk['remove']
let audited: CatalogueDesk['audited']
beforeAll(async () => {
  ;({ world, keeper, list, read, add, save, remove, audited } = await openCatalogueDesk())
})
afterAll(() => world.close())

describe.each(kinds)('of %s', kind => {
  test('an entry is added at the end, renamed in both languages, and removed; all of it is written down', async () => {
    const first = await add(kind)
    const second = await add(kind)
    expect((await list(kind)).entries.slice(-2).map(entry => entry.key)).toEqual([first.key, second.key])
    expect(await audited('catalogue.add')).toMatchObject({ nameEn: second.value.nameEn })

    const names = { nameZh: `${unheard()} 新名`, nameEn: `${unheard()} new` }
    const saved = await save(kind, first, names)
    expect(saved.status).toBe(200)
    expect(saved.data.value).toMatchObject(names)
    expect(await read(kind, first.key)).toMatchObject({ value: names, tag: saved.data.tag, usedBy: [] })
    expect(await audited('catalogue.save')).toMatchObject({ nameZh: [first.value.nameZh, names.nameZh] })

    expect((await remove(kind, first.key)).status).toBe(200)
    expect(await audited('catalogue.remove')).toMatchObject(names)
    expect(await ask(world, `GET ${cataloguePath(kind, first.key)}`, { as: keeper })).toMatchObject({
      status: 404,
      errno: 'e40465',
    })
  })

  test('a name is had once, however it is spelt', async () => {
    const name = unheard()
    await add(kind, { nameZh: `Ａ ${name}`, nameEn: `${name} Data  Lab` })
    for (const [field, spelt] of [
      ['nameZh', `a  ${name.toUpperCase()}`],
      ['nameEn', `${name} data lab`],
      ['nameEn', `${name} da\u200Bta\u00A0lab`],
    ] as const) {
      const again = await ask(world, `POST ${cataloguePath(kind)}`, {
        as: keeper,
        body: newEntry(kind, { [field]: spelt }),
      })
      expect(again).toMatchObject({ status: 409, errno: 'e40968', paths: [`body.${field}`] })
    }
    const other = await add(kind)
    expect(await save(kind, other, { nameEn: `${name} DATA LAB` })).toMatchObject({
      status: 409,
      errno: 'e40968',
      paths: ['body.value.nameEn'],
    })
  })

  test('the order is saved whole, and only by who has seen the present one', async () => {
    await add(kind)
    const last = await add(kind)
    const before = await list(kind)
    const keys = before.entries.map(entry => entry.key)
    const turned = [last.key, ...keys.slice(0, -1)]
    const put = (given: string[], tag: string) =>
      ask(world, `PUT ${cataloguePath(kind)}`, { as: keeper, body: { keys: given, tag } })
    expect(await put([...keys, 'x'], before.tag)).toMatchObject({ status: 400, paths: ['body.keys'] })
    expect(await put([...keys, last.key], before.tag)).toMatchObject({ status: 400, paths: ['body.keys'] })
    expect(await put(keys.slice(1), before.tag)).toMatchObject({ status: 409, errno: 'e40991' })
    // Somebody adds one: it stays the last.
    const added = await add(kind)
    const done = await put(turned, before.tag)
    expect([done.status, done.data.keys]).toEqual([200, [...turned, added.key]])
    expect((await list(kind)).entries.map(entry => entry.key)).toEqual([...turned, added.key])
    expect(await audited('catalogue.order')).toMatchObject({
      before: [...keys, added.key],
      after: [...turned, added.key],
    })
    expect(await put(keys, before.tag)).toMatchObject({ status: 409, errno: 'e40991' })
    expect(await put(keys, done.data.tag)).toMatchObject({ status: 200 })
  })

  test('nobody saves over what he has not seen', async () => {
    const entry = await add(kind)
    expect((await save(kind, entry, { isHidden: true })).status).toBe(200)
    expect(await save(kind, entry, { nameEn: unheard() })).toMatchObject({ status: 409, errno: 'e40991' })
    expect((await read(kind, entry.key)).value).toMatchObject({ ...entry.value, isHidden: true })
  })

  test('who is not signed in, or no administrator, is refused', async () => {
    const entry = await add(kind)
    const editor = await makeStaff(world, 'editor')
    for (const [as, errno] of [
      [undefined, 'e40101'],
      [await makeUser(world), 'e40301'],
      [editor, 'e40301'],
    ] as const) {
      expect((await ask(world, `GET ${cataloguePath(kind)}`, { as })).errno).toBe(errno)
      expect((await ask(world, `POST ${cataloguePath(kind)}`, { as, body: newEntry(kind) })).errno).toBe(
        errno,
      )
      expect((await ask(world, `DELETE ${cataloguePath(kind, entry.key)}`, { as })).errno).toBe(errno)
    }
    expect((await read(kind, entry.key)).key).toBe(entry.key)
  })
})

test('what a kind does not hold, and what is no name, link or picture, is refused with its place', async () => {
  const industry = await add('industries')
  expect(await save('industries', industry, { url: 'https://a.example/' })).toMatchObject({
    status: 400,
    paths: ['body.value.url'],
  })
  const organisation = await add('organisations')
  expect(
    await save('organisations', organisation, { nameZh: ' ', url: 'javascript:alert(1)', picture: '/x.png' }),
  ).toMatchObject({
    status: 400,
    errno: 'e40001',
    paths: ['body.value.nameZh', 'body.value.picture', 'body.value.url'],
  })
  const more = {
    introductionEn: 'A lab',
    url: 'https://lab.example/',
    picture: `/pictures/${'0'.repeat(64)}`,
  }
  expect((await save('organisations', organisation, more)).data.value).toMatchObject(more)

  const refused = (kind: Kind, given: object) =>
    ask(world, `POST ${cataloguePath(kind)}`, { as: keeper, body: newEntry(kind, given as never) })
  expect(await refused('partners', { code: 'x' })).toMatchObject({ status: 400, paths: ['body.code'] })
  expect(await refused('tags', { code: null })).toMatchObject({ status: 400, paths: ['body.code'] })
  expect(await refused('tags', { code: 'No!' })).toMatchObject({ status: 400, paths: ['body.code'] })
  expect(await refused('partners', { parentCode: '1' })).toMatchObject({ paths: ['body.parentCode'] })
  expect(await refused('partners', { surplus: 1 })).toMatchObject({ status: 400, paths: ['body.surplus'] })
  expect((await ask(world, 'GET /api/admin/catalogue/planets', { as: keeper })).status).toBe(404)
  expect((await ask(world, 'GET /api/admin/catalogue/partners/01', { as: keeper })).status).toBe(404)
  expect((await remove('partners', '999999999')).errno).toBe('e40465')
})

test('a code is had once, and topics have two levels', async () => {
  const top = await add('tags')
  const under = await add('tags', { parentCode: top.key })
  const code = await ask(world, `POST ${cataloguePath('tags')}`, {
    as: keeper,
    body: newEntry('tags', { code: top.key }),
  })
  expect(code).toMatchObject({ status: 409, errno: 'e40969', paths: ['body.code'] })
  const third = await ask(world, `POST ${cataloguePath('tags')}`, {
    as: keeper,
    body: newEntry('tags', { parentCode: under.key }),
  })
  expect(third).toMatchObject({ status: 400, errno: 'e40060', paths: ['body.parentCode'] })
  const other = await add('tags')
  expect(await save('tags', top, { parentCode: other.key })).toMatchObject({ errno: 'e40060' })
  expect((await save('tags', other, { parentCode: top.key })).status).toBe(200)
  const keys = (await list('tags')).entries.map(entry => entry.key)
  expect(keys.slice(keys.indexOf(top.key))).toEqual([top.key, under.key, other.key])
  expect(await remove('tags', top.key)).toMatchObject({ status: 409, errno: 'e40928' })
})

test('a list has an end', async () => {
  const kept = await makeWorld()
  try {
    const as = await makeStaff(kept, 'administrator')
    await kept.db
      .insertInto('partner')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          name_zh: `伙伴 ${index}`,
          name_en: `P ${index}`,
          url: null,
        })),
      )
      .execute()
    const answer = await ask(kept, `POST ${cataloguePath('partners')}`, { as, body: newEntry('partners') })
    expect(answer).toMatchObject({ status: 409, errno: 'e40920' })
  } finally {
    await kept.close()
  }
})

test('what all read alike is read anew once an entry is saved', async () => {
  const kept = await makeWorld({ KEEP_SECONDS: '60' })
  try {
    const as = await makeStaff(kept, 'administrator')
    const names = async () =>
      (await ask(kept, 'GET /api/partners', { as })).data.partners.map(
        (one: { nameEn: string }) => one.nameEn,
      )
    const filters = async () =>
      (await ask(kept, 'GET /api/datasets/list', { as })).data.categories.map(
        (one: { nameEn: string }) => one.nameEn,
      )
    expect([await names(), await filters()]).toEqual([[], ['All']])
    const given = { nameZh: '新', nameEn: 'New', code: null, parentCode: null }
    await ask(kept, `POST ${cataloguePath('partners')}`, { as, body: given })
    await ask(kept, `POST ${cataloguePath('dataset-categories')}`, { as, body: given })
    expect([await names(), await filters()]).toEqual([['New'], ['All', 'New']])
  } finally {
    await kept.close()
  }
})
