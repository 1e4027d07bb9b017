import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../test/factories.ts'
import {
  handIn,
  joinTeam,
  makeOrganiser,
  makeTeam,
  merge,
  peopleOf,
  request,
  type TestTeam,
} from '../../../test/teams.ts'
import { makeWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const remove = (team: { id: number | string }, memberId: number | string, as?: TestUser, query = '') =>
  ask(world, `DELETE /api/teams/${team.id}/members/${memberId}${query}`, { as })
const transfer = (team: { id: number | string }, body: Record<string, unknown>, as?: TestUser) =>
  ask(world, `PUT /api/teams/${team.id}/captain`, { as, body })
const dissolve = (team: { id: number | string }, as?: TestUser, query = '') =>
  ask(world, `DELETE /api/teams/${team.id}${query}`, { as })
const history = (team: { id: number | string }, as?: TestUser, query = '') =>
  ask(world, `GET /api/teams/${team.id}/history?${query}`, { as })
const ban = (
  team: { id: number | string },
  as?: TestUser,
  body: Record<string, unknown> = { reason: '抄袭' },
) => ask(world, `POST /api/teams/${team.id}/ban`, { as, body })
const unban = (team: { id: number | string }, as?: TestUser, reason = '申诉成立') =>
  ask(world, `DELETE /api/teams/${team.id}/ban`, { as, body: { reason } })
const counts = (id: number) =>
  world.db
    .selectFrom('competition')
    .select(['team_count', 'participant_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const teamOf = async (competitionId: number, user: TestUser) =>
  (await world.db
    .selectFrom('team_member')
    .select(['team_id', 'role'])
    .where('competition_id', '=', competitionId)
    .where('user_id', '=', user.id)
    .executeTakeFirst()) ?? null
async function withMember() {
  const { id } = await makeCompetition(world)
  const team = await makeTeam(world, id)
  return { id, team, member: await joinTeam(world, team) }
}
const end = (id: number) =>
  world.db
    .updateTable('competition')
    .set({ end_at: new Date(world.clock.now().getTime() - 1) })
    .where('id', '=', id)
    .execute()

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

describe('quitting', () => {
  test('is for those who handed the captaincy over', async () => {
    const { id, team, member } = await withMember()
    expect((await remove(team, team.captain.id, team.captain)).errno).toBe('e40938')
    expect((await remove(team, member.id, member)).errno).toBe('e40335')
    await transfer(team, { captainId: member.id }, team.captain)
    expect((await remove(team, team.captain.id, team.captain)).status).toBe(200)
    expect((await peopleOf(world, team.id)).all).toEqual([member.id])
    expect((await teamOf(id, team.captain))?.team_id).not.toBe(team.id)
    expect((await remove(team, team.captain.id, team.captain)).errno).toBe('e40332')
  })

  test('is over once one is captain again', async () => {
    const { team, member } = await withMember()
    await transfer(team, { captainId: member.id }, team.captain)
    await transfer(team, { captainId: team.captain.id }, member)
    expect((await remove(team, team.captain.id, team.captain)).errno).toBe('e40938')
    // The other one has been captain, and so may go.
    expect((await remove(team, member.id, member)).status).toBe(200)
  })
})

describe('dissolving', () => {
  test('takes the signup back, and the name is free again', async () => {
    const { id } = await makeCompetition(world)
    const before = await counts(id)
    const team = await makeTeam(world, id, '昙花')
    const other = await makeTeam(world, id)
    await request(world, team, other.captain)
    await request(world, other, team.captain)
    const answer = await dissolve(team, team.captain, `?operatorId=${team.captain.id}`)
    expect([answer.status, answer.data]).toEqual([200, { id: team.id }])
    expect(await teamOf(id, team.captain)).toBeNull()
    expect(await counts(id)).toEqual({
      team_count: before.team_count + 1,
      participant_count: before.participant_count + 1,
    })
    expect((await enter(world, id, await makeUser(world, { user_name: '昙花' }))).teamName).toBe('昙花')
    expect((await enter(world, id, team.captain)).teamId).not.toBe(team.id)
    const audited = await world.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action'])
      .where('subject', '=', 'team')
      .where('subject_id', '=', team.id)
      .execute()
    expect(audited).toEqual([{ actor_id: team.captain.id, action: 'team.dissolve' }])
  })

  test('goes with empty teams that once merged into it', async () => {
    const { id, team, member } = await withMember()
    await remove(team, member.id, team.captain)
    expect((await dissolve(team, team.captain)).status).toBe(200)
    expect(await teamOf(id, team.captain)).toBeNull()
  })

  test.each([
    ['a visitor', 'e40101'],
    ['a stranger', 'e40331'],
    ['for somebody else', 'e40003'],
    ['with others in the team', 'e40953'],
    ['after handing in, even what was taken back', 'e40954'],
    ['after the end', 'e40957'],
    ['when banned', 'e40333'],
  ])('%s is refused', async (name, code) => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    const stranger = await makeUser(world)
    if (name === 'with others in the team') await joinTeam(world, team)
    if (name.startsWith('after handing in')) {
      const submission = await handIn(world, id, team.captain)
      await ask(world, `DELETE /api/submissions/${submission}`, { as: team.captain })
    }
    if (name === 'after the end') await end(id)
    if (name === 'when banned') await ban(team, await makeOrganiser(world, id))
    const as = name === 'a visitor' ? undefined : name === 'a stranger' ? stranger : team.captain
    const answer = await dissolve(team, as, name === 'for somebody else' ? `?operatorId=${stranger.id}` : '')
    expect(answer.errno).toBe(code)
    expect((await teamOf(id, team.captain))?.team_id).toBe(team.id)
  })

  test('a team that does not exist', async () =>
    expect((await dissolve({ id: 999_999 }, await makeUser(world))).errno).toBe('e40430'))
})

describe('a ban', () => {
  test('takes the team off the boards, and its end brings it back with its scores', async () => {
    const { id, team } = await withMember()
    const organiser = await makeOrganiser(world, id)
    await handIn(world, id, team.captain, { score: 0.75 })
    const board = () => ask(world, `GET /api/competitions/${id}?part=rankings`, { as: team.captain })
    const answer = await ban(team, organiser)
    expect([answer.status, answer.data.isBanned]).toEqual([200, true])
    expect((await board()).data.rankings.list).toEqual([])
    expect((await ban(team, organiser)).errno).toBe('e40955')
    for (const change of [
      ask(world, `PUT /api/teams/${team.id}`, { as: team.captain, body: { manifesto: 'x' } }),
      ask(world, `POST /api/teams/${team.id}/invitation`, { as: team.captain }),
    ])
      expect((await change).errno).toBe('e40333')
    expect((await unban(team, organiser)).data.isBanned).toBe(false)
    // How many a board ranks is a second old at most.
    world.setNow(new Date(world.clock.now().getTime() + 1_001))
    expect((await board()).data.rankings.list).toMatchObject([{ ranking: 1, team: { id: team.id } }])
    expect((await unban(team, organiser, '再来')).errno).toBe('e40956')
  })

  test.each([
    ['a visitor', 401, 'e40101'],
    ['a participant', 403, 'e40301'],
    ['an organiser of another competition', 403, 'e40301'],
    ['without a reason', 400, 'e40001'],
    ['of a team that does not exist', 404, 'e40430'],
  ])('%s is refused', async (name, status, code) => {
    const { id, team } = await withMember()
    const organiser = await makeOrganiser(world, id)
    const other = await makeOrganiser(world, (await makeCompetition(world)).id)
    const as = {
      'a visitor': undefined,
      'a participant': team.captain,
      'an organiser of another competition': other,
    }[name]
    const by = name.startsWith('a') ? as : organiser
    const place = name === 'of a team that does not exist' ? { id: 999_999 } : team
    const answer = await ban(place, by, name === 'without a reason' ? { reason: ' ' } : undefined)
    expect([answer.status, answer.errno]).toEqual([status, code])
    if (name !== 'without a reason') expect((await unban(place, by)).errno).toBe(code)
  })

  test('of a team merged away is refused', async () => {
    const { id, team } = await withMember()
    const into = await makeTeam(world, id)
    await merge(world, { from: team, into })
    expect((await ban(team, await makeOrganiser(world, id))).errno).toBe('e40932')
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
