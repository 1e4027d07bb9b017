import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { requestsOf } from '../../../../test/team-requests.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { handIn, joinTeam, makeTeam, peopleOf, request } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let asking: ReturnType<typeof requestsOf>
beforeAll(async () => {
  world = await makeWorld()
  asking = requestsOf(world)
})
afterAll(() => world.close())

describe('answering', () => {
  test('a yes brings the person in with what was handed in', async () => {
    const { id, team, other } = await asking.two()
    await handIn(world, id, other.captain, { score: 0.75 })
    const requestId = await request(world, team, other.captain)
    const before = await world.db
      .selectFrom('competition')
      .select(['team_count', 'participant_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const said = await asking.answer(team, requestId, 'accept', team.captain)
    expect([said.status, said.data.state, said.data.accept]).toEqual([200, 'accepted', null])
    expect(await peopleOf(world, team.id)).toEqual({
      captain: [team.captain.id],
      all: [team.captain.id, other.captain.id].sort((a, b) => a - b),
    })
    const after = await world.db
      .selectFrom('competition')
      .select(['team_count', 'participant_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ ...before, team_count: before.team_count - 1 })
    const entries = await world.db
      .selectFrom('ranking_entry')
      .select(['team_id', 'score'])
      .where('team_id', 'in', [team.id, other.id])
      .execute()
    expect(entries).toEqual([{ team_id: team.id, score: 0.75 }])
  })

  test('a no changes nothing but the request', async () => {
    const { team, other } = await asking.two()
    const requestId = await request(world, team, other.captain)
    const said = await asking.answer(team, requestId, 'deny', team.captain)
    expect([said.status, said.data.state]).toEqual([200, 'denied'])
    expect((await peopleOf(world, team.id)).all).toEqual([team.captain.id])
    expect((await asking.answer(team, requestId, 'accept', team.captain)).errno).toBe('e40936')
  })

  test('is for the captain alone', async () => {
    const { id, team, other } = await asking.two()
    const member = await joinTeam(world, team)
    const requestId = await request(world, team, other.captain)
    const organiser = await makeOrganiser(world, id)
    for (const [as, code] of [
      [undefined, 'e40101'],
      [member, 'e40331'],
      [other.captain, 'e40331'],
      [organiser, 'e40331'],
    ] as const) {
      expect((await asking.answer(team, requestId, 'accept', as)).errno).toBe(code)
      expect((await asking.received(team, as)).errno).toBe(code)
    }
    expect((await asking.stateOf(requestId)).state).toBe('open')
  })

  test('another team’s request, an unknown one and an unknown answer are refused', async () => {
    const { id, team, other } = await asking.two()
    const requestId = await request(world, team, other.captain)
    const third = await makeTeam(world, id)
    expect((await asking.answer(third, requestId, 'accept', third.captain)).errno).toBe('e40431')
    expect((await asking.answer(team, 999_999, 'accept', team.captain)).errno).toBe('e40431')
    expect((await asking.answer(team, 'x', 'accept', team.captain)).errno).toBe('e40401')
    expect((await asking.answer({ id: 999_999 }, requestId, 'accept', team.captain)).errno).toBe('e40430')
    expect((await asking.answer(team, requestId, 'maybe', team.captain)).paths).toEqual(['body.action'])
    expect((await asking.stateOf(requestId)).state).toBe('open')
  })

  test('a full team says so, and can say yes once there is room', async () => {
    const { team, other } = await asking.two({ team_size_max: 2 })
    const requestId = await request(world, team, other.captain)
    const member = await joinTeam(world, team)
    expect((await asking.answer(team, requestId, 'accept', team.captain)).errno).toBe('e40931')
    const listed = (await asking.received(team, team.captain)).data.requests[0]
    expect(listed.accept).toMatchObject({ allowed: false, code: 'e40931' })
    await ask(world, `DELETE /api/teams/${team.id}/members/${member.id}`, { as: team.captain })
    expect((await asking.answer(team, requestId, 'accept', team.captain)).status).toBe(200)
  })

  test('an asker who has others by now is not taken in alone', async () => {
    const { team, other } = await asking.two()
    const requestId = await request(world, team, other.captain)
    await joinTeam(world, other)
    expect((await asking.answer(team, requestId, 'accept', team.captain)).errno).toBe('e40933')
  })

  test('an asker who went elsewhere makes the request void, with its reason', async () => {
    const { id, team, other } = await asking.two()
    const third = await makeTeam(world, id)
    const here = await request(world, team, other.captain)
    const there = await request(world, third, other.captain)
    const own = await request(world, other, (await makeTeam(world, id)).captain)
    await asking.answer(third, there, 'accept', third.captain)
    expect(await asking.stateOf(here)).toEqual({ state: 'void', void_reason: 'asker-moved' })
    expect(await asking.stateOf(own)).toEqual({ state: 'void', void_reason: 'team-merged' })
    expect((await asking.answer(team, here, 'accept', team.captain)).errno).toBe('e40952')
    expect((await asking.answer(other, own, 'accept', other.captain)).errno).toBe('e40932')
    const listed = (await asking.received(team, team.captain, 'state=all')).data.requests[0]
    expect(listed).toMatchObject({ id: here, state: 'void', accept: { allowed: false, code: 'e40952' } })
    expect((await asking.received(team, team.captain)).data).toEqual({ requests: [], total: 0 })
  })

  test('a ban makes requests to and from the team void', async () => {
    const { id, team, other } = await asking.two()
    const third = await makeTeam(world, id)
    const asked = await request(world, team, other.captain)
    const own = await request(world, third, team.captain)
    await ask(world, `POST /api/teams/${team.id}/ban`, {
      as: await makeOrganiser(world, id),
      body: { reason: 'x' },
    })
    expect(await asking.stateOf(asked)).toEqual({ state: 'void', void_reason: 'banned' })
    expect(await asking.stateOf(own)).toEqual({ state: 'void', void_reason: 'asker-banned' })
    expect((await asking.answer(team, asked, 'accept', team.captain)).errno).toBe('e40333')
    expect((await asking.answer(third, own, 'accept', third.captain)).errno).toBe('e40334')
  })
})
