import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import {
  banTeam,
  confirmFinal,
  makeEnded,
  settleFinal,
  unbanTeam,
  withdrawFinal,
  type Ended,
} from '../../../../test/ended.ts'
import { enter, makeUser, type TestUser } from '../../../../test/factories.ts'
import { peopleOf } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { setPrivacy } from '../../people/privacy/server/public.ts'
import { pointsOf } from './rules.ts'
import { rateEverything } from './server/commands/rate-competition.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const ranking = (query = '', as?: TestUser) => ask(world, `GET /api/users/ranking?${query}`, { as })
const rating = (id: number, as?: TestUser) => ask(world, `GET /api/users/${id}/rating`, { as })
/** All that is kept of ratings, to be compared. */
const kept = async () => ({
  results: await world.db
    .selectFrom('rating_result')
    .selectAll()
    .orderBy('competition_id')
    .orderBy('sub_rank')
    .orderBy('user_id')
    .execute(),
  people: await world.db.selectFrom('person_rating').selectAll().orderBy('user_id').execute(),
})

test('a confirmed list with list B brings every member points, and its withdrawal takes them back', async () => {
  const ended = await makeEnded(world, { teams: 12, members: 4 })
  const [first, second] = ended.teams
  if (!first || !second) throw new Error('teams were made')
  await confirmFinal(world, ended)
  const people = (await peopleOf(world, first.id)).all
  expect(people).toHaveLength(4)
  for (const id of people)
    expect((await rating(id)).data).toMatchObject({
      rating: { tier: 'contender', medals: { gold: 1, silver: 0, bronze: 0 }, competitions: 1, bestRank: 1 },
      results: [
        {
          competition: { id: ended.id, title: '测试竞赛' },
          board: '',
          team: { id: first.id, size: 4 },
          rank: 1,
          teams: 12,
          medal: 'gold',
          points: Math.round(pointsOf({ rank: 1, teams: 12, teamSize: 4 }) * 10) / 10,
        },
      ],
    })
  // Alone on place two is more than a quarter of place one.
  const { data } = await ranking()
  expect(data.list[0]).toMatchObject({ place: 1, user: { id: second.captain.id, name: second.captain.name } })
  expect(data.listed).toBe(15)
  // The four of the first team are equals: they share a place, and whoever comes after has one by their number.
  const { place } = data.list.find((one: { user: { id: number } }) => one.user.id === first.captain.id)
  const shared = data.list.filter((one: { place: number }) => one.place === place)
  expect(shared.map((one: { user: { id: number } }) => one.user.id).toSorted()).toEqual(people)
  const paged = (await ranking(`size=2&page=${Math.ceil((place + 2) / 2)}`)).data.list
  expect(paged[0].place).toBe(place)
  const user = { id: people[3] ?? 0, name: '', headers: {} }
  expect((await ranking(`search=${user.id}`)).data.list[0].place).toBe(place)
  await withdrawFinal(world, ended)
  expect((await ranking()).data).toMatchObject({ list: [], listed: 0 })
  expect((await rating(first.captain.id)).data).toMatchObject({ rating: null, results: [], history: [] })
})

test('competitions without list B, and those that not everybody may know of, do not count', async () => {
  const without = await makeEnded(world, { schedule: { list_b_mode: 'none', revealed_at: null } })
  await confirmFinal(world, without)
  const hidden = await makeEnded(world, {
    competition: { visibility: 'private', private_code_hash: 'x' },
  })
  await confirmFinal(world, hidden)
  expect((await kept()).people).toEqual([])
})

test('any history of confirmations, withdrawals and bans comes to what a full recompute comes to', async () => {
  // The same people meet in three competitions.
  const people = await Promise.all(Array.from({ length: 4 }, () => makeUser(world)))
  const competitions: Ended[] = []
  for (const end of ['2025-03-01', '2026-02-01', '2026-11-19']) {
    const ended = await makeEnded(world, { teams: 2 })
    const at = { end_at: new Date(end), list_a_end: new Date(end), start_at: new Date('2020-01-01') }
    await world.db
      .updateTable('schedule')
      .set({ ...at, list_a_start: at.start_at })
      .where('id', '=', ended.scheduleId)
      .execute()
    for (const [place, user] of people.entries()) {
      const { teamId } = await enter(world, ended.id, user)
      await world.db
        .insertInto('ranking_entry')
        .values({
          schedule_id: ended.scheduleId,
          sub_rank: '',
          board: 'B',
          team_id: teamId,
          score: 0.5,
          sort_key: -0.5,
          submission_id: await anySubmission(ended),
          // Equal scores: the earlier one stands first.
          best_at: new Date(Date.UTC(2024, 0, 1 + ((place + competitions.length) % 4))),
          valid_count: 1,
          is_ranked: true,
        })
        .execute()
      ended.teams.push({ id: teamId, competitionId: ended.id, name: user.name, captain: user })
    }
    competitions.push(ended)
  }
  const step = fc.record({
    competition: fc.nat(2),
    team: fc.nat(1),
    what: fc.constantFrom('confirm', 'withdraw', 'ban', 'unban'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async steps => {
      for (const { competition, team, what } of steps) {
        const of = competitions[competition]
        const one = of?.teams[team]
        if (!of || !one) throw new Error('three competitions were made')
        // What is not possible now is refused, and changes nothing.
        if (what === 'confirm') await confirmFinal(world, of)
        if (what === 'withdraw') await withdrawFinal(world, of)
        if (what === 'ban') await banTeam(world, one, of)
        if (what === 'unban') await unbanTeam(world, one, of)
        await settleFinal(world)
      }
      const oneByOne = await kept()
      await world.db.transaction().execute(tx => rateEverything(tx))
      expect(oneByOne).toEqual(await kept())
    }),
    { numRuns: 12 },
  )
  for (const of of competitions) await withdrawFinal(world, of)
})

async function anySubmission({ id }: Ended): Promise<number> {
  const { id: submission } = await world.db
    .selectFrom('submission')
    .select('id')
    .where('competition_id', '=', id)
    .executeTakeFirstOrThrow()
  return submission
}

describe('the list of people', () => {
  let ended: Ended
  beforeAll(async () => {
    ended = await makeEnded(world, { teams: 12 })
    await confirmFinal(world, ended)
  })
  afterAll(() => withdrawFinal(world, ended))
  const person = (place: number) => {
    const team = ended.teams[place - 1]
    if (!team) throw new Error('twelve teams were made')
    return team.captain
  }

  test('has pages, a search and tiers, with places of the whole list', async () => {
    const before = (await ranking('size=50')).data
    const names = before.list.map((one: { user: { name: string } }) => one.user.name)
    const second = (await ranking('size=3&page=2')).data
    expect(second.list.map((one: { place: number }) => one.place)).toEqual([4, 5, 6])
    expect(second.list.map((one: { user: { name: string } }) => one.user.name)).toEqual(names.slice(3, 6))
    const found = (await ranking(`search=${encodeURIComponent(person(3).name)}`)).data
    expect(found.list.find((one: { user: { id: number } }) => one.user.id === person(3).id).place).toBe(
      before.list.findIndex((one: { user: { id: number } }) => one.user.id === person(3).id) + 1,
    )
    expect((await ranking(`search=${person(3).id}`)).data.list[0].user.id).toBe(person(3).id)
    expect((await ranking('search=%25')).data.list).toEqual([])
    const novices = (await ranking('tier=novice')).data
    expect(novices.list.every((one: { tier: string }) => one.tier === 'novice')).toBe(true)
    expect(novices.total).toBe(8)
    expect(await ranking('tier=king')).toMatchObject({ status: 400, paths: ['query.tier'] })
    expect(await ranking('size=51')).toMatchObject({ status: 400 })
  })

  test('leaves out who does not show competitions to everybody, and shows them their place', async () => {
    const user = person(2)
    const show = (audience: 'everybody' | 'mutual') =>
      world.db
        .transaction()
        .execute(tx => setPrivacy(tx, { userId: user.id, name: 'competitions', audience }))
    const before = (await ranking('', user)).data
    expect(before.own).toMatchObject({ place: 2, isListed: true })
    await show('mutual')
    const after = (await ranking('', user)).data
    expect(after.listed).toBe(before.listed - 1)
    expect(after.list.some((one: { user: { id: number } }) => one.user.id === user.id)).toBe(false)
    expect(after.own).toMatchObject({ place: 2, isListed: false })
    expect((await ranking('', person(3))).data.own).toMatchObject({ place: 2, isListed: true })
    expect((await rating(user.id)).errno).toBe('e404251')
    expect((await rating(user.id, user)).data.rating).toMatchObject({ place: null, tier: 'contender' })
    await show('everybody')
  })

  test('leaves out locked accounts; nobody who does not exist has a rating', async () => {
    const { id } = person(5)
    const listed = (await ranking()).data.listed
    await world.db.updateTable('app_user').set({ disabled_at: new Date() }).where('id', '=', id).execute()
    expect((await ranking()).data.listed).toBe(listed - 1)
    expect((await rating(9_999_999)).errno).toBe('e404251')
    expect((await ranking('', await makeUser(world))).data.own).toBe(null)
  })
})

test('switched off there is nothing of ratings', async () => {
  const off = await makeWorld({ RATING: 'false' })
  const user = await makeUser(off)
  expect((await ask(off, 'GET /api/users/ranking')).errno).toBe('e404250')
  expect((await ask(off, `GET /api/users/${user.id}/rating`, { as: user })).errno).toBe('e404250')
  await off.close()
})
