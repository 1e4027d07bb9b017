import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeDataset, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import type { Tables } from '../../../base/database/tables.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const at = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000)
const makeCategory = async (name_zh = '图像', name_en = 'Images') =>
  (
    await world.db
      .insertInto('dataset_category')
      .values({ name_zh, name_en })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const accept = (id: number, as?: TestUser) => ask(world, `POST /api/datasets/${id}/protocol`, { as })
const log = (competitionId: number, fileId: number, as?: TestUser) =>
  ask(world, `POST /api/competitions/${competitionId}/datasets/download-log`, { as, body: { fileId } })
const download = (url: string | number, as?: TestUser, headers: Record<string, string> = {}) =>
  world.app.inject({
    url: typeof url === 'number' ? `/api/datasets/files/${url}` : url,
    headers: { ...as?.headers, ...headers },
  })

describe('the list', () => {
  test('filters by category, searches in both languages and pages', async () => {
    const category_id = await makeCategory('语音', 'Speech')
    const old = await makeDataset(world, { category_id, published_at: at(-3) }, '鸟声识别 Bird songs')
    const fresh = await makeDataset(world, { category_id }, '胸片 Pneumonia')
    const { id: competition_id } = await makeCompetition(world)
    await makeDataset(
      world,
      { category_id, published_at: null, owner_id: (await makeUser(world)).id },
      '鸟声',
    )
    await makeDataset(world, { category_id, published_at: at(1) }, '鸟声')
    await makeDataset(world, { category_id, competition_id }, '鸟声')
    const seen = async (query: string) => {
      const { data } = await ask(world, `GET /api/datasets/list?categoryId=${category_id}${encodeURI(query)}`)
      return [data.list.map((one: { id: number }) => one.id), data.total]
    }
    expect(await seen('')).toEqual([[fresh.id, old.id], 2])
    expect(await seen('&search=鸟声')).toEqual([[old.id], 1])
    expect(await seen('&search=pneu')).toEqual([[fresh.id], 1])
    expect(await seen('&search=!')).toEqual([[], 0])
    expect(await seen('&per_page=1&page=2')).toEqual([[old.id], 2])
    expect(await seen('&per_page=1&page=3')).toEqual([[], 2])
  })

  test('counts files and bytes, and offers every category after "all"', async () => {
    const category_id = await makeCategory()
    await makeDataset(world, { category_id })
    const { data } = await ask(world, `GET /api/datasets/list?categoryId=${category_id}`, { lang: 'en-US' })
    expect(data.list).toMatchObject([{ title: 'Data', category: 'Images', fileCount: 1, size: 10 }])
    expect(data.categories[0]).toEqual({ id: 0, sort: 0, nameCn: '全部', nameEn: 'All' })
    expect(data.categories).toContainEqual({ id: category_id, sort: 0, nameCn: '图像', nameEn: 'Images' })
  })

  test.each([
    [
      `categoryId=-1&page=0&search=${'x'.repeat(101)}`,
      'e40001',
      ['query.categoryId', 'query.page', 'query.search'],
    ],
    ['per_page=51', 'e50010', ['query.per_page']],
  ])('?%s is refused', async (query, code, paths) => {
    const answer = await ask(world, `GET /api/datasets/list?${query}`)
    expect([answer.status, answer.errno, answer.paths]).toEqual([400, code, paths])
  })
})

describe('one dataset', () => {
  test('is described to a visitor with its files, and its views are counted', async () => {
    const { id, fileId, sha256 } = await makeDataset(world, { body_zh: '**说明**' })
    const { status, data } = await ask(world, `GET /api/datasets/${id}`)
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, html: '<p><strong>说明</strong></p>', isAgree: false, viewCount: 0 })
    expect(data.files).toMatchObject([{ id: fileId, name: '训练 "1".csv', size: 10, rowCount: 3, sha256 }])
    await ask(world, `POST /api/datasets/${id}/statistic`)
    const counted = await ask(world, `POST /api/datasets/${id}/statistic`)
    expect(counted.data).toEqual({ viewCount: 2, downloadCount: 0 })
  })

  const hidden: [string, () => Promise<Partial<Insertable<Tables['dataset']>>>][] = [
    ['unpublished', async () => ({ published_at: null })],
    ['published tomorrow', async () => ({ published_at: at(1) })],
    [
      'of a private competition',
      async () => {
        const competition = { visibility: 'private', private_code_hash: 'x' } as const
        return { competition_id: (await makeCompetition(world, { competition })).id }
      },
    ],
  ]
  test.each(hidden)('%s shows, counts and gives nothing', async (_name, given) => {
    const { id, fileId } = await makeDataset(world, await given())
    const user = await makeUser(world)
    const answers = await Promise.all([
      ask(world, `GET /api/datasets/${id}`),
      ask(world, `GET /api/datasets/${id}`, { as: user }),
      ask(world, `POST /api/datasets/${id}/statistic`),
      accept(id, user),
    ])
    expect(answers.map(one => [one.status, one.errno])).toEqual(answers.map(() => [404, 'e40450']))
    expect((await download(fileId, user)).json().errno).toBe('e40450')
  })

  test('unpublished is its owner’s to see', async () => {
    const owner = await makeUser(world)
    const { id } = await makeDataset(world, { published_at: null, owner_id: owner.id })
    expect((await ask(world, `GET /api/datasets/${id}`, { as: owner })).data).toMatchObject({
      id,
      publishedAt: null,
    })
  })

  test('unknown is a 404 everywhere', async () => {
    const user = await makeUser(world)
    const codes = [
      await ask(world, 'GET /api/datasets/999999'),
      await ask(world, 'POST /api/datasets/999999/statistic'),
      await accept(999_999, user),
      await ask(world, 'POST /api/competitions/999999/datasets/protocol', { as: user }),
      await log(999_999, 1, user),
      await log((await makeCompetition(world)).id, 999_999, user),
    ].map(one => [one.status, one.errno])
    expect(codes.map(([, code]) => code)).toEqual([
      'e40450',
      'e40450',
      'e40450',
      'e40420',
      'e40420',
      'e40451',
    ])
    expect(new Set(codes.map(([status]) => status))).toEqual(new Set([404]))
    expect((await download(999_999, user)).json().errno).toBe('e40451')
  })
})
