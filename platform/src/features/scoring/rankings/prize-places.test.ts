import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser } from '../../../../test/factories.ts'
import { makeScored } from '../../../../test/running.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { makeReadCache, type ReadCache } from '../../../base/database/read-cache.ts'
import { rankingPage } from './server/views.ts'

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
    const { data } = await ask(world, `GET /api/competitions/${id}?part=rankings&sch=${scheduleId}`)
    return data.rankings.prizePlaces
  }
  expect(await told()).toEqual([])

  await world.db
    .updateTable('competition')
    .set({ prize_places: [1, 4] })
    .where('id', '=', id)
    .execute()
  expect(await told()).toEqual([1, 4])

  // Where the order of the board is kept and drawn once for all.
  const schedule = {
    id: scheduleId,
    direction: 'maximize' as const,
    precision: 2,
    metric: null,
    isRevealed: false,
  }
  const pageIn = (shared: ReadCache, prizePlaces: readonly number[] = []) => {
    const ask = {
      schedule,
      zone: 'UTC',
      subRank: '',
      board: 'A' as const,
      mayRead: true,
      search: '',
      prizePlaces,
    }
    const at = { page: 1, perSize: 20, teamId: null, now: world.clock.now() }
    return rankingPage({ db: world.db, shared }, { ...ask, ...at })
  }
  const shared = makeReadCache(60)
  const cutAfter = async (prizePlaces: readonly number[]) =>
    (await pageIn(shared, prizePlaces)).spread?.cuts.map(({ place }) => place)
  expect([await cutAfter([]), await cutAfter([1, 4])]).toEqual([[3], [1, 4]])

  // Pages count toward the bound of the cache instead of living as long as the order they were made from.
  const small = makeReadCache(60, undefined, 1_000)
  const firstIn = async (cache: ReadCache) => (await pageIn(cache)).list[0]?.team.name
  const before = [await firstIn(shared), await firstIn(small)]
  await world.db.updateTable('team').set({ name: 'renamed' }).where('competition_id', '=', id).execute()
  expect([await firstIn(shared), await firstIn(small)]).toEqual([before[0], 'renamed'])

  const round = await world.db
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow()
  const { id: _, file_description, metric_params, sub_rank_names, ...kept } = round
  const later = new Date(round.end_at.getTime() + 86_400_000)
  await world.db
    .insertInto('schedule')
    .values({
      ...kept,
      sort: 1,
      // Rounds do not overlap.
      start_at: round.end_at,
      list_a_start: round.end_at,
      list_a_end: later,
      end_at: later,
      file_description: JSON.stringify(file_description) as never,
      metric_params: JSON.stringify(metric_params) as never,
      sub_rank_names: JSON.stringify(sub_rank_names) as never,
    })
    .execute()
  expect(await told()).toEqual([])
})
