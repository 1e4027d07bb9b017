import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser } from '../../../../test/factories.ts'
import { makeScored } from '../../../../test/running.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

test('the board of the last round is cut where prizes end, as soon as its organizers say so', async () => {
  const { id, scheduleId } = await makeCompetition(world)
  for (const score of [0.9, 0.8, 0.7, 0.6, 0.5]) {
    const user = await makeUser(world)
    const { teamId } = await enter(world, id, user)
    await makeScored(world, { competitionId: id, scheduleId, teamId, userId: user.id }, { A: score })
  }
  const told = async () => {
    const { prizePlaces, spread } = (
      await ask(world, `GET /api/competitions/${id}?part=rankings&sch=${scheduleId}`)
    ).data.rankings
    return [prizePlaces, spread.cuts.map((cut: { place: number }) => cut.place)]
  }
  expect(await told()).toEqual([[], [3]])

  await world.db
    .updateTable('competition')
    .set({ prize_places: [1, 4] })
    .where('id', '=', id)
    .execute()
  expect(await told()).toEqual([
    [1, 4],
    [1, 4],
  ])

  const round = await world.db
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow()
  const { id: _, file_description, metric_params, sub_rank_names, ...kept } = round
  await world.db
    .insertInto('schedule')
    .values({
      ...kept,
      sort: 1,
      file_description: JSON.stringify(file_description) as never,
      metric_params: JSON.stringify(metric_params) as never,
      sub_rank_names: JSON.stringify(sub_rank_names) as never,
    })
    .execute()
  expect(await told()).toEqual([[], [3]])
})
