import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, waiting } from '../../../test/ask.ts'
import { makeCompetition, makeDataset, makeUser, type TestUser } from '../../../test/factories.ts'
import { makeStaff } from '../../../test/staff.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { kinds, type Kind } from './rules.ts'

let world: World
let keeper: TestUser
beforeAll(async () => {
  world = await makeWorld()
  keeper = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())

const path = (kind: Kind, key?: string) =>
  `/api/admin/catalogue/${kind}${key === undefined ? '' : `/${encodeURIComponent(key)}`}` as const
let count = 0
const unheard = () => `n${(count += 1)}`

type Listed = { key: string; value: Record<string, unknown>; tag: string; uses: Record<string, number> }
const list = async (kind: Kind): Promise<{ entries: Listed[]; tag: string }> =>
  (await ask(world, `GET ${path(kind)}`, { as: keeper })).data
const read = async (kind: Kind, key: string) =>
  (await ask(world, `GET ${path(kind, key)}`, { as: keeper })).data

/** What adding is asked with: a name nobody has, and a code where there must be one. */
const body = (kind: Kind, more: Record<string, unknown> = {}) => {
  const name = unheard()
  const code = kind === 'tags' || kind === 'industries' ? name : null
  return { nameZh: `${name} 名`, nameEn: `${name} name`, code, parentCode: null, ...more }
}
const add = async (kind: Kind, more: Record<string, unknown> = {}): Promise<Listed> => {
  const { status, data } = await ask(world, `POST ${path(kind)}`, { as: keeper, body: body(kind, more) })
  expect(status).toBe(200)
  return data
}
const save = (kind: Kind, entry: Listed, change: Record<string, unknown>) =>
  ask(world, `PUT ${path(kind, entry.key)}`, {
    as: keeper,
    body: { value: { ...entry.value, ...change }, tag: entry.tag },
  })
const remove = (kind: Kind, key: string, lang?: 'en-US') =>
  ask(world, `DELETE ${path(kind, key)}`, { as: keeper, ...(lang ? { lang } : {}) })
const merge = (kind: Kind, key: string, into: string) =>
  ask(world, `POST ${path(kind, key)}/merge`, { as: keeper, body: { into } })
const audited = async (action: string) =>
  (
    await world.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.detail

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
    expect(await ask(world, `GET ${path(kind, first.key)}`, { as: keeper })).toMatchObject({
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
      const again = await ask(world, `POST ${path(kind)}`, {
        as: keeper,
        body: body(kind, { [field]: spelt }),
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
      ask(world, `PUT ${path(kind)}`, { as: keeper, body: { keys: given, tag } })
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
      expect((await ask(world, `GET ${path(kind)}`, { as })).errno).toBe(errno)
      expect((await ask(world, `POST ${path(kind)}`, { as, body: body(kind) })).errno).toBe(errno)
      expect((await ask(world, `DELETE ${path(kind, entry.key)}`, { as })).errno).toBe(errno)
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
    ask(world, `POST ${path(kind)}`, { as: keeper, body: body(kind, given as never) })
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
  const code = await ask(world, `POST ${path('tags')}`, { as: keeper, body: body('tags', { code: top.key }) })
  expect(code).toMatchObject({ status: 409, errno: 'e40969', paths: ['body.code'] })
  const third = await ask(world, `POST ${path('tags')}`, {
    as: keeper,
    body: body('tags', { parentCode: under.key }),
  })
  expect(third).toMatchObject({ status: 400, errno: 'e40060', paths: ['body.parentCode'] })
  const other = await add('tags')
  expect(await save('tags', top, { parentCode: other.key })).toMatchObject({ errno: 'e40060' })
  expect((await save('tags', other, { parentCode: top.key })).status).toBe(200)
  const keys = (await list('tags')).entries.map(entry => entry.key)
  expect(keys.slice(keys.indexOf(top.key))).toEqual([top.key, under.key, other.key])
  expect(await remove('tags', top.key)).toMatchObject({ status: 409, errno: 'e40928' })
})

/** Three competitions that have an entry of each kind. */
async function useAll() {
  const [category, tag, industry, organisation] = await Promise.all([
    add('categories'),
    add('tags'),
    add('industries'),
    add('organisations'),
  ])
  const ids: number[] = []
  for (let index = 0; index < 3; index++) {
    const { id } = await makeCompetition(world, {
      competition: { race_category_id: Number(category.key), published_at: world.clock.now() },
    })
    await world.db.insertInto('competition_tag').values({ competition_id: id, tag_code: tag.key }).execute()
    await world.db
      .insertInto('competition_industry')
      .values({ competition_id: id, industry_code: industry.key })
      .execute()
    await world.db
      .insertInto('competition_organisation')
      .values({ competition_id: id, organisation_id: Number(organisation.key) })
      .execute()
    ids.push(id)
  }
  const user = await makeUser(world)
  await world.db
    .insertInto('user_industry')
    .values({ user_id: user.id, industry_code: industry.key, sort: 0 })
    .execute()
  return { category, tag, industry, organisation, ids, user }
}

/** A dataset, and a draft of it in another category. */
async function useCategories(now: Listed, draft: Listed) {
  const { id } = await makeDataset(world, {})
  await world.db
    .updateTable('dataset')
    .set({ category_id: Number(now.key) })
    .where('id', '=', id)
    .execute()
  await world.db
    .updateTable('dataset_version')
    .set({ category_id: Number(draft.key) })
    .where('dataset_id', '=', id)
    .execute()
  return id
}

test('what is in use is not removed: the refusal says how many use it, in the language of who asks', async () => {
  const used = await useAll()
  for (const kind of ['categories', 'tags', 'organisations'] as const) {
    const { key } = kind === 'categories' ? used.category : kind === 'tags' ? used.tag : used.organisation
    const answer = await world.app.inject({
      method: 'DELETE',
      url: path(kind, key),
      headers: keeper.headers,
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      errno: 'e40928',
      hint: `/admin/catalogue/${kind}/${key}`,
      issues: [{ path: 'competitions', code: 'in_use', message: '3 个竞赛' }],
    })
    expect((await read(kind, key)).usedBy).toHaveLength(3)
  }
  const english = await world.app.inject({
    method: 'DELETE',
    url: path('industries', used.industry.key),
    headers: { ...keeper.headers, 'accept-language': 'en-US' },
  })
  expect(english.json().issues.map((issue: { message: string }) => issue.message)).toEqual([
    '3 competitions',
    '1 user',
  ])

  const [now, draft] = [await add('dataset-categories'), await add('dataset-categories')]
  const dataset = await useCategories(now, draft)
  for (const { key } of [now, draft]) {
    expect(await remove('dataset-categories', key)).toMatchObject({ status: 409, paths: ['datasets'] })
    expect((await read('dataset-categories', key)).usedBy).toMatchObject([{ kind: 'dataset', id: dataset }])
  }
  const { entries } = await list('dataset-categories')
  expect(entries.find(entry => entry.key === now.key)?.uses).toMatchObject({ datasets: 1, competitions: 0 })
})

test('merging leaves nothing behind and nothing twice', async () => {
  const used = await useAll()
  const [tag, industry, organisation, category] = await Promise.all([
    add('tags'),
    add('industries'),
    add('organisations'),
    add('categories'),
  ])
  const [first = 0] = used.ids
  await world.db.insertInto('competition_tag').values({ competition_id: first, tag_code: tag.key }).execute()
  await world.db
    .insertInto('user_industry')
    .values({ user_id: used.user.id, industry_code: industry.key, sort: 1 })
    .execute()
  const under = await add('tags', { parentCode: used.tag.key })

  expect((await merge('tags', used.tag.key, tag.key)).data).toEqual({ into: tag.key })
  expect(await audited('catalogue.merge')).toMatchObject({
    code: used.tag.key,
    into: { key: tag.key },
    moved: { competitions: 3, tags: 1 },
  })
  for (const [kind, from, into] of [
    ['industries', used.industry, industry],
    ['organisations', used.organisation, organisation],
    ['categories', used.category, category],
  ] as const)
    expect((await merge(kind, from.key, into.key)).status).toBe(200)

  expect((await read('tags', tag.key)).uses).toMatchObject({ competitions: 3, tags: 1 })
  expect((await read('tags', under.key)).value.parentCode).toBe(tag.key)
  expect((await read('industries', industry.key)).uses).toMatchObject({ competitions: 3, people: 1 })
  expect((await read('organisations', organisation.key)).uses).toMatchObject({ competitions: 3 })
  expect((await read('categories', category.key)).uses).toMatchObject({ competitions: 3 })
  expect((await ask(world, `GET ${path('tags', used.tag.key)}`, { as: keeper })).status).toBe(404)

  const [now, draft, target] = [
    await add('dataset-categories'),
    await add('dataset-categories'),
    await add('dataset-categories'),
  ]
  const dataset = await useCategories(now, draft)
  for (const { key } of [now, draft])
    expect((await merge('dataset-categories', key, target.key)).status).toBe(200)
  expect((await read('dataset-categories', target.key)).usedBy).toMatchObject([{ id: dataset }])

  expect(await merge('tags', tag.key, under.key)).toMatchObject({ status: 409, errno: 'e40929' })
  expect(await merge('tags', under.key, under.key)).toMatchObject({ status: 409, paths: ['body.into'] })
  expect(await merge('partners', '999', '998')).toMatchObject({ status: 404, errno: 'e40465' })
})

test('whoever chooses an entry while it is being removed is waited for', async () => {
  const tag = await add('tags')
  const { id } = await makeCompetition(world)
  let removal: ReturnType<typeof remove> | undefined
  await world.db.transaction().execute(async tx => {
    await tx.insertInto('competition_tag').values({ competition_id: id, tag_code: tag.key }).execute()
    removal = remove('tags', tag.key)
    await expect.poll(() => waiting(world)).toBe(1)
  })
  expect(await removal).toMatchObject({ status: 409, errno: 'e40928', paths: ['competitions'] })
})

test('what is hidden is offered nowhere and stays where it is', async () => {
  const used = await useAll()
  const partner = await add('partners')
  const category = await add('dataset-categories')
  const under = await add('tags', { parentCode: used.tag.key })
  const seen = async () => {
    const [filters, partners, datasets, choices, profile, other] = await Promise.all([
      ask(world, 'GET /api/competitions'),
      ask(world, 'GET /api/partners'),
      ask(world, 'GET /api/datasets/list'),
      ask(world, 'GET /api/admin/choices', { as: keeper }),
      ask(world, 'GET /api/v2/users/info', { as: used.user }),
      ask(world, 'GET /api/v2/users/info', { as: keeper }),
    ])
    const text = JSON.stringify
    const isOffered = (rows: { code?: string; id?: number; isOffered: boolean }[], key: string) =>
      rows.find(row => row.code === key || String(row.id) === key)?.isOffered
    return {
      category: text(filters.data.raceCategory).includes(used.category.value.nameEn as string),
      tag: text(filters.data.cmptTags).includes(`"${used.tag.key}"`),
      under: text(filters.data.cmptTags).includes(`"${under.key}"`),
      industry: text(filters.data.industries).includes(`"${used.industry.key}"`),
      partner: text(partners.data).includes(partner.value.nameEn as string),
      datasets: text(datasets.data.categories).includes(category.value.nameEn as string),
      chosenTag: isOffered(choices.data.tags, under.key),
      organisation: isOffered(choices.data.organisations, used.organisation.key),
      own: text(profile.data.industries).includes(`"${used.industry.key}"`),
      theirs: text(other.data.industries).includes(`"${used.industry.key}"`),
    }
  }
  expect(new Set(Object.values(await seen()))).toEqual(new Set([true]))
  for (const [kind, entry] of [
    ['categories', used.category],
    ['tags', used.tag],
    ['industries', used.industry],
    ['organisations', used.organisation],
    ['partners', partner],
    ['dataset-categories', category],
  ] as const)
    expect((await save(kind, entry, { isHidden: true })).status).toBe(200)
  const { own, ...rest } = await seen()
  expect(own).toBe(true)
  expect(new Set(Object.values(rest))).toEqual(new Set([false]))
  const { data } = await ask(world, `GET /api/competitions/${used.ids[0] ?? 0}`)
  expect(data.competition).toMatchObject({
    race: { id: Number(used.category.key) },
    tags: [{ code: used.tag.key }],
    organisers: [{ id: Number(used.organisation.key) }],
  })
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
    const answer = await ask(kept, `POST ${path('partners')}`, { as, body: body('partners') })
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
    await ask(kept, `POST ${path('partners')}`, { as, body: given })
    await ask(kept, `POST ${path('dataset-categories')}`, { as, body: given })
    expect([await names(), await filters()]).toEqual([['New'], ['All', 'New']])
  } finally {
    await kept.close()
  }
})
