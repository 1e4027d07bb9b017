import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import {
  block,
  blockedAmong,
  blocksBetween,
  follow,
  followCountsOf,
  mutualAmong,
  relationOf,
  unblock,
  unfollow,
} from './server/public.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const write = <T>(run: Parameters<ReturnType<World['db']['transaction']>['execute']>[0]) =>
  world.db.transaction().execute(run) as Promise<T>
const followed = (sponsorId: number, followedId: number) =>
  write(tx => follow(tx, { sponsorId, followedId, now: world.clock.now() }))

test('two who follow each other are mutual; a block ends both and admits none until it is lifted', async () => {
  const [a, b, gone] = [
    await makeUser(world),
    await makeUser(world),
    await makeUser(world, { disabled_at: new Date() }),
  ]
  expect(await followed(a.id, b.id)).toBe('followed')
  expect(await followed(a.id, b.id)).toBe('already')
  expect(await relationOf(world.db, a.id, b.id)).toEqual({ follows: true, isFollowedBy: false })
  expect(await mutualAmong(world.db, a.id, [b.id])).toEqual(new Set())
  expect(await followed(b.id, a.id)).toBe('followed')
  expect(await mutualAmong(world.db, a.id, [b.id, gone.id])).toEqual(new Set([b.id]))
  for (const nobody of [a.id, gone.id, 100_000, 999_999_999])
    expect(await followed(a.id, nobody)).toBe('nobody')

  const pair = { blockerId: a.id, blockedId: b.id }
  expect(await write(tx => block(tx, { ...pair, now: world.clock.now() }))).toBe(true)
  expect(await write(tx => block(tx, { ...pair, now: world.clock.now() }))).toBe(false)
  expect(await relationOf(world.db, a.id, b.id)).toEqual({ follows: false, isFollowedBy: false })
  expect(await followCountsOf(world.db, a.id)).toEqual({ following: 0, followers: 0 })
  expect(await followed(a.id, b.id)).toBe('blocked')
  expect(await followed(b.id, a.id)).toBe('blocked')
  expect(await blocksBetween(world.db, b.id, a.id)).toBe(true)
  expect(await blockedAmong(world.db, b.id, [a.id, gone.id])).toEqual(new Set([a.id]))
  expect(await write(tx => unblock(tx, pair))).toBe(true)
  expect(await followed(b.id, a.id)).toBe('followed')
})

test('fifty at once follow and leave each other, and counts are as many as rows', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => makeUser(world)))
  const id = (index: number) => people[index % people.length]?.id ?? 0
  await Promise.all(
    Array.from({ length: 50 }, (_, turn) => {
      const pair = { sponsorId: id(turn), followedId: id(turn + 1 + (turn % 4)) }
      return turn % 3 === 2 ? write(tx => unfollow(tx, pair)) : followed(pair.sponsorId, pair.followedId)
    }),
  )
  const rows = await world.db.selectFrom('follow').selectAll().execute()
  for (const person of people)
    expect(await followCountsOf(world.db, person.id)).toEqual({
      following: rows.filter(row => row.sponsor_id === person.id).length,
      followers: rows.filter(row => row.followed_id === person.id).length,
    })
})

test('who is deleted takes what they follow along, and others’ counts with it', async () => {
  const [a, b] = [await makeUser(world), await makeUser(world)]
  await followed(a.id, b.id)
  await followed(b.id, a.id)
  await world.db.deleteFrom('app_user').where('id', '=', a.id).execute()
  expect(await followCountsOf(world.db, b.id)).toEqual({ following: 0, followers: 0 })
})
