import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchVector } from '../../../base/search/search.ts'
import { ask } from '../../../../test/ask.ts'
import { boardOf } from '../../../../test/board.ts'
import { enter, makeCompetition, makeDataset, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { block } from '../../people/follows/server/public.ts'
import { isSearchable } from './rules.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

type Found = { kind: string; id: number; title: string; path: string }
const find = async (q: string, as?: TestUser, limit = 10): Promise<Found[]> =>
  (await ask(world, `GET /api/search?q=${encodeURIComponent(q)}&limit=${limit}`, { as })).data.found

test.each([
  ['a', false],
  ['.*', false],
  ['--', false],
  ['天', true],
  ['ab', true],
  ['a b', true],
])('whether %s is enough to look for: %s', (typed, is) => expect(isSearchable(typed)).toBe(is))

test('each reader finds of every kind what they may open, and nothing besides', async () => {
  const board = boardOf(world)
  const { now } = world.clock
  const later = new Date('2100-01-01')
  const search = searchVector('quokka')
  const named = (name: string) => ({ title_zh: name, title_en: name })
  const searched = (name: string) => ({ ...named(`quokka ${name}`), search: search as never })
  const open = await makeCompetition(world, { competition: searched('open') })
  const draft = await makeCompetition(world, { competition: searched('draft') })
  const closed = await makeCompetition(world, { competition: searched('closed') })
  const inside = await makeUser(world)
  await enter(world, closed.id, inside)
  for (const { id } of [open, draft, closed]) await board.thread(id, { title: `quokka ${id}` })
  const hidden = await board.thread(open.id, { title: 'quokka hidden' })
  await world.db
    .updateTable('discussion_post')
    .set({ search: search as never })
    .execute()
  await world.db
    .updateTable('discussion_thread')
    .set({ hidden_at: now() } as never)
    .where('id', '=', hidden.id)
    .execute()
  await world.db
    .updateTable('competition')
    .set({ visibility: 'private', private_code_hash: 'x'.repeat(64) })
    .where('id', '=', closed.id)
    .execute()
  await world.db.updateTable('competition').set({ published_at: null }).where('id', '=', draft.id).execute()
  await makeDataset(world, named('quokka data'), 'quokka')
  await makeDataset(world, { ...named('quokka draft data'), published_at: null }, 'quokka')
  await makeDataset(world, { ...named('quokka of a competition'), competition_id: open.id }, 'quokka')
  await world.db
    .insertInto('article')
    .values(
      [now(), later, null].map((published_at, index) => ({
        kind: 'info' as const,
        ...searched(`news ${index}`),
        published_at,
      })),
    )
    .execute()
  for (const [name, is_published] of [
    ['quokka expert', true],
    ['quokka draft expert', false],
  ] as const)
    await world.db
      .insertInto('expert')
      .values({
        kind: 'tutor',
        name_zh: name,
        name_en: name,
        search: search as never,
        is_published,
        created_at: now(),
        updated_at: now(),
      })
      .execute()
  const person = (given: object = {}) =>
    makeUser(world, { name_search: search as never, user_name: `quokka-${Math.random()}`, ...given })
  const seen = await person({ user_name: 'quokka' })
  await person({ disabled_at: now() })
  await person({ hidden_from_search: true })
  const foe = await person({ user_name: 'quokka-foe' })
  const blocking = await makeUser(world)
  await world.db
    .transaction()
    .execute(tx => block(tx, { blockerId: foe.id, blockedId: blocking.id, now: now() }))

  const titles = (found: Found[]) => found.map(({ kind, title }) => `${kind} ${title}`).toSorted()
  const everybody = [
    'article quokka news 0',
    'competition quokka open',
    'dataset quokka data',
    'expert quokka expert',
    `thread quokka ${open.id}`,
  ]
  const people = ['person quokka', 'person quokka-foe']
  const closedToo = ['competition quokka closed', `thread quokka ${closed.id}`]
  const draftToo = ['competition quokka draft', `thread quokka ${draft.id}`]
  const readers: [string, TestUser | undefined, string[]][] = [
    ['a visitor', undefined, everybody],
    ['somebody', await makeUser(world), [...everybody, ...people]],
    ['whom somebody blocks', blocking, [...everybody, 'person quokka']],
    ['who is found', seen, [...everybody, 'person quokka-foe']],
    ['a participant of the private one', inside, [...everybody, ...people, ...closedToo]],
    ['its organiser', await makeOrganiser(world, closed.id), [...everybody, ...people, ...closedToo]],
    [
      'an organiser of the draft',
      await makeOrganiser(world, draft.id),
      [...everybody, ...people, ...draftToo],
    ],
    [
      'an administrator',
      await makeStaff(world, 'administrator'),
      [...everybody, ...people, ...closedToo, ...draftToo],
    ],
  ]
  for (const [who, as, expected] of readers)
    expect(titles(await find('Quokka', as)), who).toEqual(expected.toSorted())

  // A beginning is enough, not every word that somebody else typed, and no pattern is one.
  expect(titles(await find('quok'))).toEqual(everybody.toSorted())
  for (const none of ['quokka zebra', 'q', '%%', "quokka' | 'x"]) expect(await find(none), none).toEqual([])
  const one = await find('quokka', seen, 1)
  expect(new Set(one.map(({ kind }) => kind)).size).toBe(one.length)
})

test('no more than so many searches in a minute are answered', async () => {
  const as = await makeUser(world)
  const asked = await Promise.all(
    Array.from({ length: 125 }, () => ask(world, 'GET /api/search?q=q', { as })),
  )
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(5)
})
