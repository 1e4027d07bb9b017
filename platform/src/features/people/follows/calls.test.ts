import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const pairOf = (sponsor: TestUser, followed: { id: number }) => ({
  sponsorId: sponsor.id,
  followedId: followed.id,
})
const follow = (sponsor: TestUser, followed: { id: number }, as: TestUser | undefined = sponsor) =>
  ask(world, 'POST /api/users/followed', { as, body: pairOf(sponsor, followed) })
const queryOf = (sponsor: TestUser, followed: { id: number }) =>
  `?sponsorId=${sponsor.id}&followedId=${followed.id}`
const unfollow = (sponsor: TestUser, followed: { id: number }, as: TestUser | undefined = sponsor) =>
  ask(world, `DELETE /api/users/followed${queryOf(sponsor, followed)}`, { as })
const status = (sponsor: TestUser, followed: { id: number }, as?: TestUser) =>
  ask(world, `GET /api/users/followed${queryOf(sponsor, followed)}`, { as })
const block = (as: TestUser | undefined, id: number) => ask(world, `PUT /api/users/${id}/block`, { as })
const list = (owner: TestUser, query: string, as?: TestUser) =>
  ask(world, `GET /api/users/${owner.id}/follows?${query}`, { as })
const ids = (answer: { data: { list: { id: number }[] } }) => answer.data.list.map(person => person.id)

describe('following', () => {
  test('is one’s own act, counted once, told once', async () => {
    const [a, b] = [await makeUser(world), await makeUser(world)]
    expect((await ask(world, 'POST /api/users/followed', { body: pairOf(a, b) })).status).toBe(401)
    expect((await follow(a, b, b)).errno).toBe('e40003')
    expect((await follow(a, a)).errno).toBe('e400110')
    expect((await follow(a, { id: 100_000 })).errno).toBe('e404110')
    expect((await ask(world, 'POST /api/users/followed', { as: a, body: { sponsorId: a.id } })).errno).toBe(
      'e40001',
    )
    const done = { isFollowed: true, effectRow: 1, oFollowingCount: 0, oFollowerCount: 1 }
    expect((await follow(a, b)).data).toEqual(done)
    expect((await follow(a, b)).data).toEqual({ ...done, effectRow: 0 })
    expect((await status(a, b)).data).toEqual({ ...done, effectRow: 0 })
    expect((await status(b, a)).data).toMatchObject({ isFollowed: false, oFollowingCount: 1 })
    expect((await status(a, { id: 999_999_999 })).errno).toBe('e404110')
    expect((await unfollow(a, b, b)).errno).toBe('e40003')
    expect((await unfollow(a, b)).data).toEqual({
      ...done,
      isFollowed: false,
      effectRow: 1,
      oFollowerCount: 0,
    })
    expect((await unfollow(a, b)).data.effectRow).toBe(0)
    await follow(a, b)
    const { rows } = await sql<{ key: string; to: number[] }>`
      select payload ->> 'key' as key, payload -> 'to' as to from graphile_worker._private_jobs
      where payload ->> 'kind' = 'follow.new'`.execute(world.db)
    // Whoever delivers it keeps the key.
    expect(rows.filter(row => row.to.includes(b.id))).toEqual([
      { key: `follow.new:${a.id}`, to: [b.id] },
      { key: `follow.new:${a.id}`, to: [b.id] },
    ])
  })

  test('is refused between people of whom one blocked the other', async () => {
    const [a, b] = [await makeUser(world), await makeUser(world)]
    await follow(b, a)
    expect((await block(undefined, b.id)).status).toBe(401)
    expect((await block(a, a.id)).errno).toBe('e400110')
    expect((await block(a, 999_999_999)).errno).toBe('e404110')
    expect((await block(a, b.id)).data).toEqual({ affectedRows: 1 })
    expect((await block(a, b.id)).data).toEqual({ affectedRows: 0 })
    expect((await status(b, a)).data).toMatchObject({ isFollowed: false, oFollowerCount: 0 })
    expect([(await follow(b, a)).errno, (await follow(a, b)).errno]).toEqual(['e403110', 'e403111'])
    const blocked = (as?: TestUser) => ask(world, 'GET /api/users/blocked', { as })
    expect((await blocked()).status).toBe(401)
    expect((await blocked(a)).data).toMatchObject({ total: 1, list: [{ id: b.id, name: b.name }] })
    expect((await blocked(b)).data.total).toBe(0)
    const unblock = () => ask(world, `DELETE /api/users/${b.id}/block`, { as: a })
    expect([(await unblock()).data.affectedRows, (await unblock()).data.affectedRows]).toEqual([1, 0])
    expect((await follow(b, a)).status).toBe(200)
  })
})

test('lists are newest first, found by name, without the locked and without whom the reader may not meet', async () => {
  const owner = await makeUser(world)
  const [x, y, z, gone] = [
    await makeUser(world, { user_name: '张三' }),
    await makeUser(world, { user_name: 'Ada_L' }),
    await makeUser(world),
    await makeUser(world, { disabled_at: new Date() }),
  ]
  for (const person of [x, y, z]) {
    await follow(person, owner)
    world.setNow(new Date(world.clock.now().getTime() + 1_000))
  }
  await world.db
    .insertInto('follow')
    .values({ sponsor_id: gone.id, followed_id: owner.id, created_at: world.clock.now() })
    .execute()
  await follow(owner, y)
  expect(ids(await list(owner, 'direction=followers'))).toEqual([z.id, y.id, x.id])
  expect((await list(owner, 'direction=followers', y)).data).toMatchObject({
    total: 3,
    oFollowingCount: 1,
    list: [{ isFollowed: false, isFollowing: false }, {}, {}],
  })
  expect((await list(owner, 'direction=followers', owner)).data.list[1]).toMatchObject({
    id: y.id,
    isFollowed: true,
    isFollowing: true,
  })
  expect(ids(await list(owner, 'direction=followers&keyword=%E4%B8%89'))).toEqual([x.id])
  expect(ids(await list(owner, 'direction=followers&keyword=a_l'))).toEqual([y.id])
  expect(ids(await list(owner, 'direction=followers&keyword=a%25l'))).toEqual([])
  expect(ids(await list(owner, 'direction=followings'))).toEqual([y.id])
  await block(x, z.id)
  expect(ids(await list(owner, 'direction=followers', z))).toEqual([z.id, y.id])
  expect(ids(await list(owner, 'direction=followers', x))).toEqual([y.id, x.id])
  expect((await list({ ...owner, id: gone.id }, '')).errno).toBe('e404110')
})

test('fifty follow and leave one person at once, and the counts are as many as rows', async () => {
  const idol = await makeUser(world)
  const fans = await Promise.all(Array.from({ length: 25 }, () => makeUser(world)))
  await Promise.all(
    fans.flatMap((fan, n) => [follow(fan, idol), n % 2 ? unfollow(fan, idol) : follow(fan, idol)]),
  )
  const rows = await world.db
    .selectFrom('follow')
    .select('sponsor_id')
    .where('followed_id', '=', idol.id)
    .execute()
  const [fan] = fans
  expect((await status(fan ?? idol, idol)).data.oFollowerCount).toBe(rows.length)
})

test('whom a captain blocked cannot ask to join', async () => {
  const competition = await makeCompetition(world)
  const [captain, asker] = [await makeUser(world), await makeUser(world)]
  const { teamId } = await enter(world, competition.id, captain)
  await enter(world, competition.id, asker)
  const askToJoin = () =>
    ask(world, `POST /api/teams/v2/${teamId}/requests`, {
      as: asker,
      body: { message: '请带上我', cmptId: competition.id },
    })
  await block(captain, asker.id)
  expect((await askToJoin()).errno).toBe('e403103')
  await ask(world, `DELETE /api/users/${asker.id}/block`, { as: captain })
  expect((await askToJoin()).status).toBe(200)
})
