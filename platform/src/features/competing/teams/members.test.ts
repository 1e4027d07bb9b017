import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { teamCalls } from '../../../../test/team-calls.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { handIn, joinTeam, makeTeam, peopleOf, type TestTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const { remove, transfer, dissolve, history, ban, counts, teamOf, withMember, end } = teamCalls(() => world)

describe('removing a member', () => {
  test('gives the person a team of one again; what was handed in stays', async () => {
    const { id, team, member } = await withMember()
    await handIn(world, id, member, { score: 0.5 })
    const before = await counts(id)
    const answer = await remove(team, member.id, team.captain, `?operatorId=${team.captain.id}`)
    expect([answer.status, answer.data]).toEqual([200, { id: team.id, memberId: member.id }])
    expect((await peopleOf(world, team.id)).all).toEqual([team.captain.id])
    const own = await teamOf(id, member)
    expect(own?.role).toBe('captain')
    expect(own?.team_id).not.toBe(team.id)
    expect(await counts(id)).toEqual({ ...before, team_count: before.team_count + 1 })
    const rows = await world.db
      .selectFrom('ranking_entry')
      .select('team_id')
      .where('team_id', 'in', [team.id, own?.team_id ?? 0])
      .execute()
    expect(rows).toEqual([{ team_id: team.id }])
  })

  const others: [
    string,
    (given: Awaited<ReturnType<typeof withMember>>) => Promise<TestUser | undefined>,
    number,
    string,
  ][] = [
    ['a visitor', async () => undefined, 401, 'e40101'],
    ['a stranger', () => makeUser(world), 403, 'e40331'],
    ['another team’s captain', async ({ id }) => (await makeTeam(world, id)).captain, 403, 'e40331'],
    ['another member', ({ team }) => joinTeam(world, team), 403, 'e40331'],
    ['an organiser', ({ id }) => makeOrganiser(world, id), 403, 'e40331'],
  ]
  test.each(others)('by %s is refused', async (_name, who, status, code) => {
    const given = await withMember()
    const as = await who(given)
    const before = await peopleOf(world, given.team.id)
    const answer = await remove(given.team, given.member.id, as)
    expect([answer.status, answer.errno]).toEqual([status, code])
    expect(await peopleOf(world, given.team.id)).toEqual(before)
  })

  test('an operator who is somebody else is refused', async () => {
    const { team, member } = await withMember()
    const answer = await remove(team, member.id, team.captain, `?operatorId=${member.id}`)
    expect([answer.status, answer.errno]).toEqual([403, 'e40003'])
    expect((await peopleOf(world, team.id)).all).toContain(member.id)
  })

  test('who is not in the team is not found, nor is a team that does not exist', async () => {
    const { id, team } = await withMember()
    const other = await makeTeam(world, id)
    expect((await remove(team, other.captain.id, team.captain)).errno).toBe('e40432')
    expect((await remove({ id: 999_999 }, 1, team.captain)).errno).toBe('e40430')
    expect((await remove(team, 'x', team.captain)).errno).toBe('e40401')
    expect((await remove(team, 1, team.captain, '?operatorId=x')).paths).toEqual(['query.operatorId'])
  })

  test('nothing changes in a banned team or after the end', async () => {
    const { id, team, member } = await withMember()
    await ban(team, await makeOrganiser(world, id))
    expect((await remove(team, member.id, team.captain)).errno).toBe('e40333')
    const other = await withMember()
    await end(other.id)
    expect((await remove(other.team, other.member.id, other.team.captain)).errno).toBe('e40957')
    expect((await peopleOf(world, other.team.id)).all).toHaveLength(2)
  })
})

describe('handing the captaincy over', () => {
  test('makes the other captain, who then may remove the first', async () => {
    const { team, member } = await withMember()
    const answer = await transfer(team, { captainId: member.id, operatorId: team.captain.id }, team.captain)
    expect([answer.status, answer.data.captain.id]).toEqual([200, member.id])
    expect((await peopleOf(world, team.id)).captain).toEqual([member.id])
    expect((await remove(team, member.id, team.captain)).errno).toBe('e40331')
    expect((await remove(team, team.captain.id, member)).status).toBe(200)
  })

  test('to oneself changes nothing, and is not written down', async () => {
    const { team } = await withMember()
    const before = (await history(team, team.captain)).data.total
    expect((await transfer(team, { captainId: team.captain.id }, team.captain)).status).toBe(200)
    expect((await peopleOf(world, team.id)).captain).toEqual([team.captain.id])
    expect((await history(team, team.captain)).data.total).toBe(before)
  })

  test.each([
    ['a visitor', 'e40101'],
    ['a member', 'e40331'],
    ['to a stranger', 'e40432'],
    ['for somebody else', 'e40003'],
    ['without naming anyone', 'e40001'],
    ['with an unknown field', 'e40001'],
    ['in a team that does not exist', 'e40430'],
    ['in a banned team', 'e40333'],
  ])('%s is refused', async (name, code) => {
    const { id, team, member } = await withMember()
    if (name === 'in a banned team') await ban(team, await makeOrganiser(world, id))
    const as = { 'a visitor': undefined, 'a member': member }[name]
    const body =
      {
        'to a stranger': { captainId: (await makeUser(world)).id },
        'for somebody else': { captainId: member.id, operatorId: member.id },
        'without naming anyone': {},
        'with an unknown field': { captainId: member.id, teamId: 1 },
      }[name] ?? ({ captainId: member.id } as Record<string, unknown>)
    const place = name === 'in a team that does not exist' ? { id: 999_999 } : team
    const answer = await transfer(place, body, name in { 'a visitor': 0, 'a member': 0 } ? as : team.captain)
    expect(answer.errno).toBe(code)
    expect((await peopleOf(world, team.id)).captain).toEqual([team.captain.id])
  })
})

describe('the history', () => {
  const actions = (answer: { data: { events: { action: string }[] } }) =>
    answer.data.events.map(event => event.action)

  test('tells members and organisers every change, the newest first', async () => {
    const { id, team, member } = await withMember()
    await ask(world, `PUT /api/teams/${team.id}`, { as: team.captain, body: { name: '新的', manifesto: '' } })
    await transfer(team, { captainId: member.id }, team.captain)
    const answer = await history(team, member)
    expect(answer.status).toBe(200)
    expect(answer.data.events[0]).toMatchObject({
      action: 'transferred',
      actor: { id: team.captain.id },
      subject: { id: member.id },
    })
    expect(answer.data.events[1]).toMatchObject({
      action: 'edited',
      detail: { fields: ['name'], name: { from: team.name, to: '新的' } },
    })
    // With what the member's own team of one lived through before it came here.
    expect(actions(answer)).toEqual([
      'transferred',
      'edited',
      'joined',
      'asked',
      'asked',
      'founded',
      'founded',
    ])
    expect((await history(team, await makeOrganiser(world, id))).data).toEqual(answer.data)
    expect(actions(await history(team, member, 'per_page=2&page=2'))).toEqual(['joined', 'asked'])
  })

  test('is not for others', async () => {
    const { id, team } = await withMember()
    const other: TestTeam = await makeTeam(world, id)
    expect((await history(team)).errno).toBe('e40101')
    expect((await history(team, other.captain)).errno).toBe('e40332')
    expect((await history({ id: 999_999 }, other.captain)).errno).toBe('e40430')
    expect((await history(team, team.captain, 'per_page=51')).errno).toBe('e50010')
  })

  test('cannot be rewritten', async () => {
    const { team } = await withMember()
    await expect(
      world.db.updateTable('team_event').set({ action: 'quit' }).where('team_id', '=', team.id).execute(),
    ).rejects.toThrow('not rewritten')
    await expect(world.db.deleteFrom('team_event').where('team_id', '=', team.id).execute()).rejects.toThrow(
      'not rewritten',
    )
  })
})

test('in a private competition its teams do not exist for strangers', async () => {
  const { id } = await makeCompetition(world, {
    competition: { visibility: 'private', private_code_hash: 'x' },
  })
  const team = await makeTeam(world, id)
  const stranger = await makeUser(world)
  const answers = await Promise.all([
    remove(team, team.captain.id, stranger),
    transfer(team, { captainId: stranger.id }, stranger),
    dissolve(team, stranger),
    history(team, stranger),
    ask(world, `PUT /api/teams/${team.id}`, { as: stranger, body: {} }),
    ask(world, `GET /api/teams/v2/${team.id}/requests`, { as: stranger }),
    ask(world, `POST /api/teams/v2/${team.id}/requests`, {
      as: stranger,
      body: { message: 'x', cmptId: id },
    }),
  ])
  expect(answers.map(answer => answer.errno)).toEqual(answers.map(() => 'e40430'))
})
