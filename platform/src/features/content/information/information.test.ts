import type { Insertable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import type { Tables } from '../../../base/database/tables.ts'

let world: World
/** Ids by what the article is, the same for every test: no call of this feature writes. */
const ids: Record<'news' | 'event' | 'older' | 'draft' | 'tomorrow', number> = {
  news: 0,
  event: 0,
  older: 0,
  draft: 0,
  tomorrow: 0,
}
beforeAll(async () => {
  world = await makeWorld()
  ids.older = await make({ published_at: at(-9) })
  ids.event = await make({ kind: 'activity', published_at: at(-2), title_en: '' })
  await hold(ids.event, 1)
  ids.news = await make({ body_zh: '# 正文\n\n[x](javascript:x)', body_en: '*Body*' })
  ids.draft = await make({ published_at: null })
  ids.tomorrow = await make({ published_at: at(1) })
})
afterAll(() => world.close())

const at = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000)
const make = async (given: Partial<Insertable<Tables['article']>>) =>
  (
    await world.db
      .insertInto('article')
      .values({
        kind: 'info',
        title_zh: '标题',
        title_en: 'Title',
        cover: null,
        published_at: at(-1),
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** When it begins, in days, for two hours; with so many places. */
const hold = (articleId: number, days: number, capacity: number | null = null) =>
  world.db
    .insertInto('activity')
    .values({
      article_id: articleId,
      starts_at: at(days),
      ends_at: at(days + 1 / 12),
      zone: 'Asia/Shanghai',
      place_zh: '上海',
      place_en: 'Shanghai',
      capacity,
    })
    .execute()

test.each([
  ['', ['news', 'event', 'older'], 3],
  ['kind=info', ['news', 'older'], 2],
  ['kind=activity', ['event'], 1],
  ['per_page=2', ['news', 'event'], 3],
  ['per_page=2&page=2', ['older'], 3],
  ['page=9', [], 3],
] as const)('?%s shows %j', async (query, names, total) => {
  const { status, data } = await ask(world, `GET /api/information?${query}`)
  expect(status).toBe(200)
  expect(data.list.map((article: { id: number }) => article.id)).toEqual(names.map(name => ids[name]))
  expect(data.total).toBe(total)
})

test.each([
  ['kind=x&page=0', 'e40001', ['query.kind', 'query.page']],
  ['per_page=51', 'e50010', ['query.per_page']],
])('?%s is refused', async (query, code, paths) => {
  const answer = await ask(world, `GET /api/information?${query}`)
  expect([answer.status, answer.errno, answer.paths]).toEqual([400, code, paths])
})

test('an article comes in the reader’s language as safe HTML', async () => {
  const zh = (await ask(world, `GET /api/information/${ids.news}`)).data
  expect(zh).toMatchObject({ id: ids.news, kind: 'info', title: '标题', publishedAt: at(-1).toISOString() })
  expect(zh.html).toBe('<h1>正文</h1>\n<p><a>x</a></p>')
  const en = (await ask(world, `GET /api/information/${ids.news}`, { lang: 'en-US' })).data
  expect(en).toMatchObject({ title: 'Title', html: '<p><em>Body</em></p>' })
})

test('what is missing in one language is shown in the other', async () => {
  expect((await ask(world, `GET /api/information/${ids.event}`, { lang: 'en-US' })).data.title).toBe('标题')
})

test.each(['draft', 'tomorrow'] as const)('the article “%s” does not exist yet', async name => {
  const answer = await ask(world, `GET /api/information/${ids[name]}`)
  expect([answer.status, answer.errno]).toEqual([404, 'e40460'])
})

test.each([
  ['999999', 'e40460'],
  ['0', 'e40401'],
  ['x', 'e40401'],
])('article %s is a 404', async (id, code) => {
  const answer = await ask(world, `GET /api/information/${id}`)
  expect([answer.status, answer.errno]).toEqual([404, code])
})
