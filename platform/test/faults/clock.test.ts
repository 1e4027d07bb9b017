import { afterAll, beforeAll, expect, test } from 'vitest'
import { rankingJobs, snapshotBoards } from '../../src/features/scoring/rankings/server/jobs.ts'
import { makeCompetition } from '../factories.ts'
import { runJob } from '../queue.ts'
import { banTeam } from '../../src/features/integrity/findings/server/commands/ban-team.ts'
import { handIn, makeTeam } from '../teams.ts'
import { makeWorld, type World } from '../world.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T04:00:00.000Z')
const worlds: World[] = []
beforeAll(async () => void (await Promise.all([1, 2, 3].map(async () => worlds.push(await makeWorld())))))
afterAll(async () => {
  for (const world of worlds) await world.close()
})

/** The boards of four days, kept whenever `keep` does so; the same people do the same in every world. */
async function live(world: World, keep: (hour: number) => Promise<unknown>) {
  const { id, scheduleId } = await makeCompetition(world, { competition: { zone: 'America/New_York' } })
  const teams = [
    await makeTeam(world, id, '甲'),
    await makeTeam(world, id, '乙'),
    await makeTeam(world, id, '丙'),
  ]
  for (let hour = 0; hour <= 96; hour++) {
    world.setNow(new Date(start + hour * 3_600_000))
    const team = teams[hour % 3]
    if (hour % 7 === 0 && hour < 90 && team)
      await handIn(world, id, team.captain, { score: ((hour * 11) % 10) / 10 })
    await keep(hour)
  }
  const kept = await world.db
    .selectFrom('ranking_snapshot')
    .selectAll()
    .where('schedule_id', '=', scheduleId)
    .orderBy('day')
    .orderBy('team_id')
    .execute()
  return { kept, id, scheduleId, teams }
}

test('boards of days are the same when the job ran in time, was missed for days, or ran many times at once', async () => {
  const run = (world: World) => runJob(world, rankingJobs, snapshotBoards.name)
  const [inTime, missed, often] = worlds as [World, World, World]
  const wanted = await live(inTime, () => run(inTime))
  expect(new Set(wanted.kept.map(row => row.day)).size).toBe(4)
  const late = await live(missed, hour => (hour === 96 ? run(missed) : Promise.resolve()))
  const many = await live(often, () => Promise.all([run(often), run(often), run(often)]))
  expect(late.kept).toEqual(wanted.kept)
  expect(many.kept).toEqual(wanted.kept)
  // And what happens later does not change what was kept.
  const [first] = late.teams
  await missed.db.transaction().execute(tx =>
    banTeam(tx, {
      teamId: first?.id ?? 0,
      userId: first?.captain.id ?? 0,
      reason: 'x',
      address: '',
      now: new Date(start + 5 * day),
    }),
  )
  await run(missed)
  const after = await missed.db
    .selectFrom('ranking_snapshot')
    .selectAll()
    .where('schedule_id', '=', late.scheduleId)
    .orderBy('day')
    .orderBy('team_id')
    .execute()
  expect(after).toEqual(wanted.kept)
})
