import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser } from '../../../../test/factories.ts'
import { makeScored } from '../../../../test/running.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { addDays, dayIn } from '../../../base/clock/zone.ts'
import { takeSnapshot } from './server/commands/take-snapshot.ts'

const zone = 'Asia/Shanghai'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

test('leading teams are told with their places of each day, without who was disqualified since', async () => {
  const { id, scheduleId } = await makeCompetition(world)
  const now = world.clock.now()
  const [yesterday, today] = [addDays(dayIn(zone, now), -1), dayIn(zone, now)]
  const dayEarlier = new Date(now.getTime() - 86_400_000)
  const entered = async () => {
    const user = await makeUser(world)
    const { teamId } = await enter(world, id, user)
    const of = { competitionId: id, scheduleId, teamId, userId: user.id }
    const score = (A: number, received_at = now) => makeScored(world, of, { A }, { received_at })
    return { user, teamId, score }
  }
  const [gone, falling, rising] = [await entered(), await entered(), await entered()]
  await gone.score(0.9, dayEarlier)
  await falling.score(0.5, dayEarlier)
  await takeSnapshot(world.db, { id: scheduleId, zone }, yesterday, now)
  const course = async () =>
    (await ask(world, `GET /api/competitions/${id}?part=daily`, { as: rising.user })).data.daily.course
  expect(await course()).toBeNull()

  await rising.score(0.7)
  await takeSnapshot(world.db, { id: scheduleId, zone }, today, now)
  await world.db
    .updateTable('team')
    .set({ banned_at: now, ban_reason: '抄袭' })
    .where('id', '=', gone.teamId)
    .execute()
  expect(await course()).toMatchObject({
    days: [yesterday, today],
    teams: [
      { id: rising.teamId, isOwn: true, ranks: [null, 1] },
      { id: falling.teamId, isOwn: false, ranks: [1, 2] },
    ],
  })
})
