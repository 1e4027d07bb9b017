import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, waiting } from '../../../../test/ask.ts'
import {
  cataloguePath,
  openCatalogueDesk,
  type CatalogueDesk,
  type Listed,
} from '../../../../test/catalogue-desk.ts'
import { makeCompetition, makeDataset, makeUser } from '../../../../test/factories.ts'

let world: CatalogueDesk['world']
let keeper: CatalogueDesk['keeper']
let list: CatalogueDesk['list']
let read: CatalogueDesk['read']
let add: CatalogueDesk['add']
let save: CatalogueDesk['save']
let remove: CatalogueDesk['remove']
let merge: CatalogueDesk['merge']
let audited: CatalogueDesk['audited']
beforeAll(async () => {
  ;({ world, keeper, list, read, add, save, remove, merge, audited } = await openCatalogueDesk())
})
afterAll(() => world.close())

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
      url: cataloguePath(kind, key),
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
    url: cataloguePath('industries', used.industry.key),
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
  expect((await ask(world, `GET ${cataloguePath('tags', used.tag.key)}`, { as: keeper })).status).toBe(404)

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
