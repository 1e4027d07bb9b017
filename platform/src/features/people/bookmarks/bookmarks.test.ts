import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardOf } from '../../../../test/board.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { mostBookmarks } from './rules.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const call = (method: 'GET' | 'PUT' | 'DELETE', kind: string, id: number | string, as?: TestUser) =>
  ask(world, `${method} /api/bookmarks/${kind}/${id}`, { as })

test('something is kept once, counted, and given back, however often it is asked', async () => {
  const { id } = await makeCompetition(world)
  const [one, other] = [await makeUser(world), await makeUser(world)]
  const put = await Promise.all(Array.from({ length: 5 }, () => call('PUT', 'competition', id, one)))
  for (const { data } of put) expect(data).toEqual({ count: 1, isKept: true })
  expect((await call('PUT', 'competition', id, other)).data).toEqual({ count: 2, isKept: true })
  expect((await call('GET', 'competition', id)).data).toEqual({ count: 2, isKept: false })
  expect((await call('DELETE', 'competition', id, one)).data).toEqual({ count: 1, isKept: false })
  expect((await call('DELETE', 'competition', id, one)).data).toEqual({ count: 1, isKept: false })
  expect((await call('GET', 'competition', id, other)).data).toEqual({ count: 1, isKept: true })
})

test('only who is signed in keeps something, and only what there is', async () => {
  const user = await makeUser(world)
  const { id } = await makeCompetition(world)
  expect((await call('PUT', 'competition', id)).errno).toBe('e40101')
  expect((await call('DELETE', 'competition', id)).errno).toBe('e40101')
  for (const kind of ['competition', 'dataset', 'thread', 'article'])
    expect((await call('PUT', kind, 987_654, user)).errno, kind).toBe('e404180')
  expect((await call('PUT', 'user', id, user)).status).toBe(404)
  expect((await call('PUT', 'competition', 'x', user)).status).toBe(404)
})

test('of what a reader may not see nothing is told, but one’s own bookmark can be taken away', async () => {
  const { id } = await makeCompetition(world)
  const reader = await makeUser(world)
  const { id: thread } = await boardOf(world).thread(id)
  expect((await call('PUT', 'thread', thread, reader)).data).toEqual({ count: 1, isKept: true })
  await world.db.updateTable('competition').set({ published_at: null }).where('id', '=', id).execute()
  for (const [kind, subject] of [
    ['competition', id],
    ['thread', thread],
  ] as const) {
    expect((await call('GET', kind, subject, reader)).errno).toBe('e404180')
    expect((await call('PUT', kind, subject, reader)).errno).toBe('e404180')
  }
  expect((await call('DELETE', 'thread', thread, reader)).data).toEqual({ count: 0, isKept: false })
})

test('a list has an end', async () => {
  const user = await makeUser(world)
  const { id } = await makeCompetition(world)
  const articles = await world.db
    .insertInto('article')
    .values(
      Array.from({ length: mostBookmarks }, () => ({
        kind: 'info' as const,
        title_zh: '一篇',
        title_en: 'One',
        cover: null,
        published_at: null,
      })),
    )
    .returning('id')
    .execute()
  await world.db
    .insertInto('bookmark')
    .values(articles.map(article => ({ user_id: user.id, article_id: article.id, created_at: new Date(0) })))
    .execute()
  expect((await call('PUT', 'competition', id, user)).errno).toBe('e409180')
})
