import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { joinTeam, makeTeam, merge, peopleOf, type TestTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const link = (method: 'GET' | 'POST' | 'DELETE', team: { id: number | string }, as?: TestUser) =>
  ask(world, `${method} /api/teams/${team.id}/invitation`, { as })
const open = (token: string, as?: TestUser) => ask(world, `GET /api/teams/invitations/${token}`, { as })
const follow = (token: string, as?: TestUser) => ask(world, `POST /api/teams/invitations/${token}`, { as })
const made = async (team: TestTeam): Promise<string> => (await link('POST', team, team.captain)).data.token

describe('a link into a team', () => {
  test('shows the team and lets a person in', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    expect((await link('GET', team, team.captain)).data).toEqual({ token: null, expiresAt: null })
    const token = await made(team)
    expect((await link('GET', team, team.captain)).data.token).toBe(token)
    const { captain: guest } = await makeTeam(world, id)
    const shown = await open(token, guest)
    expect([shown.status, shown.data.team.id, shown.data.join]).toEqual([200, team.id, { allowed: true }])
    const answer = await follow(token, guest)
    expect([answer.status, answer.data.id]).toEqual([200, team.id])
    expect((await peopleOf(world, team.id)).all).toContain(guest.id)
    // It stays good for the next one; the same person is already there.
    expect((await follow(token, guest)).errno).toBe('e40935')
  })

  test('tells who cannot join why', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    const token = await made(team)
    const other = await makeTeam(world, id)
    const member = await joinTeam(world, other)
    expect((await open(token, other.captain)).data.join.code).toBe('e40933')
    expect((await open(token, member)).data.join.code).toBe('e40933')
    expect((await follow(token, member)).errno).toBe('e40933')
    const stranger = await makeUser(world)
    expect((await open(token, stranger)).data.join).toMatchObject({
      code: 'e40330',
      hint: `/competitions/${id}`,
    })
    expect((await follow(token, stranger)).errno).toBe('e40330')
    await enter(world, id, stranger)
    expect((await follow(token, stranger)).status).toBe(200)
  })

  test('ends when another is made, when it is ended, and after a week', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    const guest = (await makeTeam(world, id)).captain
    const first = await made(team)
    const second = await made(team)
    expect((await open(first, guest)).errno).toBe('e40433')
    expect((await follow(first, guest)).errno).toBe('e40433')
    expect((await link('DELETE', team, team.captain)).data).toEqual({ token: null, expiresAt: null })
    expect((await link('DELETE', team, team.captain)).status).toBe(200)
    expect((await follow(second, guest)).errno).toBe('e40433')
    const third = await made(team)
    const before = world.clock.now()
    world.setNow(new Date(before.getTime() + 7 * 86_400_000 - 1))
    expect((await open(third, guest)).status).toBe(200)
    world.setNow(new Date(before.getTime() + 7 * 86_400_000))
    expect((await follow(third, guest)).errno).toBe('e40433')
    expect((await link('GET', team, team.captain)).data.token).toBeNull()
    world.setNow(before)
  })

  test('ends with a merge and a ban', async () => {
    const { id } = await makeCompetition(world)
    const [merged, banned, guest] = [
      await makeTeam(world, id),
      await makeTeam(world, id),
      await makeTeam(world, id),
    ]
    const tokens = [await made(merged), await made(banned)]
    await merge(world, { from: merged, into: await makeTeam(world, id) })
    await ask(world, `POST /api/teams/${banned.id}/ban`, {
      as: await makeOrganiser(world, id),
      body: { reason: 'x' },
    })
    for (const token of tokens) expect((await follow(token, guest.captain)).errno).toBe('e40433')
  })

  test.each([
    ['nothing of ours', 'abc'],
    ['a foreign seal', 'eyJ0ZWFtIjoxMDAwMSwibm9uY2UiOiJ4In0.AAAA'],
  ])('%s is refused', async (_name, token) => {
    const user = await makeUser(world)
    expect([(await open(token, user)).errno, (await follow(token, user)).errno]).toEqual(['e40433', 'e40433'])
  })

  test('one letter changed makes it nobody’s', async () => {
    const team = await makeTeam(world, (await makeCompetition(world)).id)
    const token = await made(team)
    const guest = (await makeTeam(world, team.competitionId)).captain
    const other = token.at(5) === 'A' ? 'B' : 'A'
    expect((await follow(token.slice(0, 5) + other + token.slice(6), guest)).errno).toBe('e40433')
  })

  test('is made, seen and ended by the captain alone', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    const member = await joinTeam(world, team)
    const stranger = (await makeTeam(world, id)).captain
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await link(method, team)).errno).toBe('e40101')
      expect((await link(method, team, member)).errno).toBe('e40331')
      expect((await link(method, team, stranger)).errno).toBe('e40331')
      expect((await link(method, { id: 999_999 }, stranger)).errno).toBe('e40430')
    }
    expect((await open('abc')).errno).toBe('e40101')
    expect((await follow('abc')).errno).toBe('e40101')
  })

  test('is not made for a full team or after the deadline', async () => {
    const { id } = await makeCompetition(world, { competition: { team_size_max: 1 } })
    const team = await makeTeam(world, id)
    expect((await link('POST', team, team.captain)).errno).toBe('e40931')
    await world.db
      .updateTable('competition')
      .set({ merge_deadline: world.clock.now() })
      .where('id', '=', id)
      .execute()
    expect((await link('POST', team, team.captain)).errno).toBe('e40937')
  })

  test('of a private competition leads strangers nowhere', async () => {
    const { id } = await makeCompetition(world, {
      competition: { visibility: 'private', private_code_hash: 'x' },
    })
    const token = await made(await makeTeam(world, id))
    expect((await open(token, await makeUser(world))).errno).toBe('e40430')
  })

  test('no usable link stands in the database', async () => {
    const team = await makeTeam(world, (await makeCompetition(world)).id)
    const token = await made(team)
    const row = await world.db
      .selectFrom('team_invitation')
      .selectAll()
      .where('team_id', '=', team.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(token.split('.')[1])
    expect(row.nonce.length).toBeGreaterThanOrEqual(22)
  })
})
