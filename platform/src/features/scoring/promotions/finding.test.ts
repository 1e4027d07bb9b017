import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeScored } from '../../../../test/running.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const hour = 3_600_000

/** A round whose list B is out, with teams of these names in its order, and a round after it. */
async function decided(names: readonly string[]) {
  const now = world.clock.now().getTime()
  const ended = { end_at: new Date(now - hour), list_a_end: new Date(now - hour) }
  const { id, scheduleId } = await makeCompetition(world, {
    schedule: { list_b_mode: 'split', ...ended, revealed_at: new Date(now - hour / 2) },
  })
  const first = await world.db
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow()
  const { id: _, ...same } = first
  const later = { start_at: new Date(now + hour), end_at: new Date(now + 2 * hour) }
  const next = await world.db
    .insertInto('schedule')
    .values({
      ...same,
      ...later,
      sort: 1,
      list_a_start: later.start_at,
      list_a_end: later.end_at,
      list_b_mode: 'none',
      revealed_at: null,
      sub_rank_names: '[]' as never,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const teams: number[] = []
  for (const [place, name] of names.entries()) {
    const user = await makeUser(world)
    const { teamId } = await enter(world, id, user)
    await world.db
      .updateTable('team')
      .set({ name, name_key: name.toLowerCase() })
      .where('id', '=', teamId)
      .execute()
    // Better on list A is worse on list B: only B decides.
    const scores = { A: place / 10, B: 1 - place / 10 }
    await makeScored(world, { competitionId: id, scheduleId, teamId, userId: user.id }, scores)
    teams.push(teamId)
  }
  const organiser = await makeOrganiser(world, id)
  const find = (query: string, as: TestUser | undefined = organiser) =>
    ask(world, `GET /api/admin/competitions/${id}/promotion/teams?from=${scheduleId}&${query}` as 'GET /', {
      as,
    })
  return { id, scheduleId, next: next.id, teams, organiser, find }
}

const ranksOf = (answer: { data: { list: { rank: number }[] } }) => answer.data.list.map(row => row.rank)

describe('teams to be promoted by hand', () => {
  test('are found by their name, however far down, with the rank of the deciding board', async () => {
    const { find, teams, id, next, organiser } = await decided(['North', 'South', 'Ｎorthwest', '100%'])
    await world.db
      .updateTable('team')
      .set({ name_key: 'northwest' })
      .where('id', '=', teams[2] ?? 0)
      .execute()
    const found = await find('search=NORTH')
    expect(found.data).toMatchObject({
      total: 2,
      next: null,
      list: [
        { rank: 1, team: { id: teams[0], name: 'North' }, score: '1.000000', promoted: null },
        { rank: 3, team: { id: teams[2] }, score: '0.800000', promoted: null },
      ],
    })
    // What is typed is no pattern.
    expect(ranksOf(await find('search=%25'))).toEqual([4])
    expect(ranksOf(await find(`search=${teams[1]}`))).toEqual([2])
    expect((await find('search=nobody')).data).toEqual({ total: 0, next: null, list: [] })
    const reason = '外卡'
    await ask(world, `PUT /api/admin/competitions/${id}/teams/${teams[3]}/promotion`, {
      as: organiser,
      body: { schedule: next, isPromoted: true, reason },
    })
    expect((await find('search=100')).data.list).toMatchObject([
      { rank: 4, promoted: { rank: null, reason, by: organiser.name } },
    ])
  })

  test('are read in pages to the very end of the board', async () => {
    const { find } = await decided(['a1', 'a2', 'b', 'a3', 'a4', 'a5'])
    const pages: number[][] = []
    for (let after: number | null = 0; after !== null;) {
      const answer = await find(`search=a&size=2&after=${after}`)
      expect(answer.data.total).toBe(5)
      pages.push(ranksOf(answer))
      after = answer.data.next
    }
    expect(pages).toEqual([[1, 2], [4, 5], [6]])
    expect(ranksOf(await find(''))).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('are no baselines and none that is disqualified', async () => {
    const { find, teams, organiser } = await decided(['kept', 'banned', 'baseline'])
    await ask(world, `POST /api/teams/${teams[1]}/ban`, { as: organiser, body: { reason: 'r' } })
    await world.db
      .updateTable('ranking_entry')
      .set({ is_ranked: false })
      .where('team_id', '=', teams[2] ?? 0)
      .execute()
    expect((await find('')).data.list.map((row: { team: { name: string } }) => row.team.name)).toEqual([
      'kept',
    ])
  })

  test('are shown to the organisers of this competition alone, and not before the reveal to anybody else', async () => {
    const { find, id, scheduleId } = await decided(['one'])
    const foreign = await decided(['two'])
    expect((await find('', foreign.organiser)).errno).toBe('e40301')
    expect((await find('', await makeUser(world))).errno).toBe('e40301')
    const path = `/api/admin/competitions/${id}/promotion/teams` as const
    expect((await ask(world, `GET ${path}?from=${scheduleId}`)).errno).toBe('e40101')
    const as = await makeOrganiser(world, id)
    expect((await ask(world, `GET ${path}?from=${foreign.scheduleId}`, { as })).errno).toBe('e40411')
    expect((await find('after=-1')).paths).toEqual(['query.after'])
    expect((await find('size=51')).errno).toBe('e50010')
  })
})
