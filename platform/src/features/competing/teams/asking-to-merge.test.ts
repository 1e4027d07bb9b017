import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser } from '../../../../test/factories.ts'
import { requestsOf } from '../../../../test/team-requests.ts'
import { joinTeam, makeTeam, peopleOf, request } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let asking: ReturnType<typeof requestsOf>
beforeAll(async () => {
  world = await makeWorld()
  asking = requestsOf(world)
})
afterAll(() => world.close())

describe('withdrawing', () => {
  test('is for who asked, and once', async () => {
    const { id, team, other } = await asking.two()
    const requestId = await request(world, team, other.captain)
    const stranger = await makeTeam(world, id)
    expect((await asking.withdraw(team, requestId)).errno).toBe('e40101')
    expect((await asking.withdraw(team, requestId, stranger.captain)).errno).toBe('e40431')
    expect((await asking.withdraw(team, requestId, team.captain)).errno).toBe('e40431')
    expect((await asking.withdraw(stranger, requestId, other.captain)).errno).toBe('e40431')
    const said = await asking.withdraw(team, requestId, other.captain)
    expect([said.status, said.data]).toEqual([200, { id: requestId }])
    expect((await asking.withdraw(team, requestId, other.captain)).errno).toBe('e40936')
    expect((await asking.answer(team, requestId, 'accept', team.captain)).errno).toBe('e40936')
    expect((await asking.sent(id, other.captain)).data.requests[0].state).toBe('withdrawn')
  })

  test('a merge can be taken back by whoever is captain by now', async () => {
    const { team, other } = await asking.two()
    const member = await joinTeam(world, other)
    const requestId = await request(world, team, other.captain, 'merges')
    expect((await asking.withdraw(team, requestId, member)).errno).toBe('e40431')
    await ask(world, `PUT /api/teams/${other.id}/captain`, {
      as: other.captain,
      body: { captainId: member.id },
    })
    expect((await asking.withdraw(team, requestId, member)).status).toBe(200)
  })
})

describe('asking to merge', () => {
  test('brings the whole team over', async () => {
    const { team, other } = await asking.two()
    const member = await joinTeam(world, other)
    const requestId = await request(world, team, other.captain, 'merges')
    expect((await asking.received(team, team.captain)).data.requests[0]).toMatchObject({
      kind: 'merge',
      from: { id: other.id, name: other.name },
    })
    await asking.answer(team, requestId, 'accept', team.captain)
    expect(await peopleOf(world, team.id)).toEqual({
      captain: [team.captain.id],
      all: [team.captain.id, other.captain.id, member.id].sort((a, b) => a - b),
    })
    expect((await peopleOf(world, other.id)).all).toEqual([])
  })

  test('is for the captain, and for as many as fit', async () => {
    const { id, team, other } = await asking.two({ team_size_max: 3 })
    const member = await joinTeam(world, other)
    expect((await asking.askTeam(team, member, 'merges')).errno).toBe('e40336')
    await joinTeam(world, team)
    expect((await asking.askTeam(team, other.captain, 'merges')).errno).toBe('e40939')
    expect((await asking.askTeam(await makeTeam(world, id), other.captain, 'merges')).status).toBe(200)
    expect((await asking.askTeam(team, undefined, 'merges')).errno).toBe('e40101')
    expect((await asking.askTeam(team, await makeUser(world), 'merges')).errno).toBe('e40330')
  })

  test('teams of different rounds stay apart', async () => {
    const { id, team, other } = await asking.two()
    const last = await world.db
      .selectFrom('schedule')
      .select('end_at')
      .where('competition_id', '=', id)
      .executeTakeFirstOrThrow()
    const { id: final } = await world.db
      .insertInto('schedule')
      .values({
        competition_id: id,
        sort: 1,
        start_at: last.end_at,
        end_at: new Date(last.end_at.getTime() + 1e6),
        list_a_start: last.end_at,
        list_a_end: new Date(last.end_at.getTime() + 1e6),
        list_b_start: null,
        list_b_end: null,
        max_error_submit_count: null,
        metric_key: null,
        metric_sql: null,
        file_description: null,
        revealed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db.updateTable('team').set({ schedule_id: final }).where('id', '=', team.id).execute()
    expect((await asking.askTeam(team, other.captain)).errno).toBe('e40951')
  })
})
