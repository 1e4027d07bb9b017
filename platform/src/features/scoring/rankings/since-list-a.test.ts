import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser } from '../../../../test/factories.ts'
import { makeScored } from '../../../../test/running.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { makeReadCache } from '../../../base/database/read-cache.ts'
import { earlierPlaces } from './server/earlier.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

test('list B tells how each place moved from list A, however the places of that are read', async () => {
  const now = world.clock.now().getTime()
  const at = (hours: number) => new Date(now + hours * 3_600_000)
  const competition = await makeCompetition(world, {
    schedule: { list_b_mode: 'window', list_a_end: at(-2), list_b_start: at(-2), list_b_end: at(-1) },
  })
  const { scheduleId } = competition
  const team = async () => {
    const user = await makeUser(world)
    const { teamId } = await enter(world, competition.id, user)
    return { user, of: { competitionId: competition.id, scheduleId, teamId, userId: user.id } }
  }
  const [up, down, same, late] = [await team(), await team(), await team(), await team()]
  for (const [{ of }, a, b] of [
    [up, 0.7, 0.95],
    [down, 0.9, 0.5],
    [same, 0.8, 0.8],
  ] as const) {
    await makeScored(world, of, { A: a })
    await makeScored(world, of, { B: b }, { list: 'B' })
  }
  // Handed in during the window of list B alone.
  await makeScored(world, late.of, { B: 0.1 }, { list: 'B' })
  await world.db
    .updateTable('schedule')
    .set({ revealed_at: world.clock.now() })
    .where('id', '=', scheduleId)
    .execute()
  const { data } = await ask(world, `GET /api/competitions/${competition.id}?part=rankings&stage=1`, {
    as: up.user,
  })
  type Row = { team: { id: number }; ranking: number; change: number | null }
  expect(data.rankings.list.map((row: Row) => [row.team.id, row.ranking, row.change])).toEqual([
    [up.of.teamId, 1, 2],
    [same.of.teamId, 2, 0],
    [down.of.teamId, 3, -2],
    [late.of.teamId, 4, null],
  ])
  expect(data.rankings.own.change).toBe(2)

  const ids = [up, down, same, late].map(({ of }) => of.teamId)
  const board = {
    schedule: { id: scheduleId, precision: 6 },
    zone: 'Asia/Shanghai',
    subRank: '',
    board: 'B' as const,
    now: world.clock.now(),
  }
  for (const seconds of [0, 60]) {
    const placeOf = await earlierPlaces({ db: world.db, shared: makeReadCache(seconds) }, board, ids)
    expect([seconds, ids.map(id => placeOf({ id, rankYesterday: 9 }))]).toEqual([
      seconds,
      [3, 1, 2, undefined],
    ])
  }
})
