import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeScored } from '../../../../test/running.ts'
import { makeOrganiser, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { refreshBoards, refreshSchedule } from './server/commands/refresh-boards.ts'

let world: World
let admin: TestUser
beforeAll(async () => {
  world = await makeWorld()
  admin = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())

/** A competition with a team of each of these people, the first of them the best. */
async function played(people: readonly TestUser[]) {
  const competition = await makeCompetition(world)
  const teams: number[] = []
  for (const [index, person] of people.entries()) {
    const { teamId } = await enter(world, competition.id, person)
    const of = {
      competitionId: competition.id,
      scheduleId: competition.scheduleId,
      teamId,
      userId: person.id,
    }
    await makeScored(world, of, { A: 0.9 - index / 10 })
    teams.push(teamId)
  }
  const board = async () => {
    const { list, baselines } = (await ask(world, `GET /api/competitions/${competition.id}?part=rankings`))
      .data.rankings
    const named = (rows: { ranking: number | null; team: { id: number } }[]) =>
      rows.map(row => [row.ranking, teams.indexOf(row.team.id)])
    return { ranked: named(list), unranked: named(baselines) }
  }
  const role = (method: 'POST' | 'DELETE', person: TestUser) =>
    method === 'POST'
      ? ask(world, `POST /api/admin/users/${person.id}/roles`, {
          as: admin,
          body: { role: 'organiser', competitionId: competition.id },
        })
      : ask(
          world,
          `DELETE /api/admin/users/${person.id}/roles?role=organiser&competitionId=${competition.id}`,
          {
            as: admin,
          },
        )
  return { competition, teams, board, role }
}

test('a competitor who becomes an organiser loses the rank, and the others move up', async () => {
  const people = [await makeUser(world), await makeUser(world)] as const
  const { board, role, competition } = await played(people)
  expect(await board()).toEqual({
    ranked: [
      [1, 0],
      [2, 1],
    ],
    unranked: [],
  })
  expect((await role('POST', people[0])).status).toBe(200)
  const wanted = { ranked: [[1, 1]], unranked: [[null, 0]] }
  expect(await board()).toEqual(wanted)
  // A full recompute gives the same.
  await world.db.transaction().execute(tx => refreshSchedule(tx, competition.scheduleId))
  expect(await board()).toEqual(wanted)
  expect((await role('DELETE', people[0])).status).toBe(200)
  expect(await board()).toEqual({
    ranked: [
      [1, 0],
      [2, 1],
    ],
    unranked: [],
  })
})

test('an administrator is scored without a rank in every competition, an organiser in their own', async () => {
  const elsewhere = await makeCompetition(world)
  const people = [await makeStaff(world, 'administrator'), await makeOrganiser(world, elsewhere.id)]
  const { board } = await played(people)
  expect(await board()).toEqual({ ranked: [[1, 1]], unranked: [[null, 0]] })
})

test('a score keeps no rank after the organiser who submitted it has left the team', async () => {
  const people = [await makeUser(world), await makeUser(world)] as const
  const { competition, board, role, teams } = await played(people)
  await role('POST', people[0])
  await world.db
    .updateTable('team_member')
    .set({ user_id: (await makeUser(world)).id })
    .where('competition_id', '=', competition.id)
    .where('user_id', '=', people[0].id)
    .execute()
  await world.db.transaction().execute(tx => refreshBoards(tx, teams))
  expect(await board()).toEqual({ ranked: [[1, 1]], unranked: [[null, 0]] })
})
