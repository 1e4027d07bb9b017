import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser } from '../../../../test/factories.ts'
import { leaveNow } from '../../../../test/leave-now.ts'
import { teamCalls } from '../../../../test/team-calls.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { handIn, joinTeam, makeTeam, merge, peopleOf, request } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const { remove, transfer, dissolve, ban, unban, counts, teamOf, withMember, end } = teamCalls(() => world)

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

describe('leaving the site', () => {
  test('voids requests to a team without another member, and refuses new ones', async () => {
    const { id } = await makeCompetition(world)
    const [team, other] = [await makeTeam(world, id), await makeTeam(world, id)]
    await request(world, team, other.captain)
    await leaveNow(world, team.captain.id)
    const requests = await world.db
      .selectFrom('team_request')
      .select(['team_id', 'state', 'void_reason'])
      .where('competition_id', '=', id)
      .orderBy('id')
      .execute()
    expect(requests).toEqual([{ team_id: team.id, state: 'void', void_reason: 'captain-left' }])
    const body = { message: '一起', cmptId: id }
    expect(
      await ask(world, `POST /api/teams/v2/${team.id}/requests`, { as: other.captain, body }),
    ).toMatchObject({ status: 409, errno: 'e409580' })
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
