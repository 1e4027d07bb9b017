import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
/** Activities by when they begin, in days; the first was announced last. */
const ids = new Map<number, number>()
const days = [-30, 9, -2, 0, 3, -9] as const
const at = (inDays: number) => new Date(world.clock.now().getTime() + inDays * 86_400_000)
beforeAll(async () => {
  world = await makeWorld()
  for (const [index, begins] of days.entries()) {
    const { id } = await world.db
      .insertInto('article')
      .values({ kind: 'activity', title_zh: '活动', title_en: 'Event', published_at: at(-40 - index) })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(begins, id)
    await world.db
      .insertInto('activity')
      .values({
        article_id: id,
        starts_at: at(begins),
        ends_at: at(begins + 0.1),
        zone: 'Asia/Shanghai',
        place_zh: begins === 3 ? '' : '上海',
        place_en: begins === 3 ? '' : 'Shanghai',
        capacity: begins === 9 ? 1 : null,
        taken: begins === 9 ? 1 : 0,
        ...(begins === 3 && { cancelled_at: at(-1), cancel_reason_zh: '停电', cancel_reason_en: 'No power' }),
      })
      .execute()
  }
})
afterAll(() => world.close())

const list = async (query: string) =>
  (await ask(world, `GET /api/information?kind=activity${query}`, { lang: 'en-US' })).data

test.each([
  ['', [0, 3, 9, -2, -9, -30], 6],
  ['&when=coming', [0, 3, 9], 3],
  ['&when=past', [-2, -9, -30], 3],
  ['&per_page=2', [0, 3], 6],
  ['&per_page=2&page=2', [9, -2], 6],
  ['&per_page=2&page=3', [-9, -30], 6],
  ['&per_page=2&page=4', [], 6],
  ['&when=past&per_page=2&page=2', [-30], 3],
] as const)(
  'activities%s: those to come by their start, then the past ones, the newest first',
  async (query, begin, total) => {
    const found = await list(query)
    expect(found.list.map((card: { id: number }) => card.id)).toEqual(begin.map(one => ids.get(one)))
    expect(found.total).toBe(total)
  },
)

test('a card of an activity says when and where it is, and how it stands', async () => {
  const cards: { event: object }[] = (await list('')).list
  expect(cards.map(card => card.event)).toMatchObject([
    {
      startsAt: at(0).toISOString(),
      zone: 'Asia/Shanghai',
      place: 'Shanghai',
      state: 'running',
      isFull: false,
    },
    { place: '', state: 'cancelled' },
    { state: 'upcoming', isFull: true },
    { state: 'past' },
    { state: 'past' },
    { state: 'past' },
  ])
  // What stands beside it is a card too.
  const article = (await ask(world, `GET /api/information/${ids.get(9)}`)).data
  expect([article.event.isFull, article.newer.event.state]).toEqual([true, 'past'])
})
