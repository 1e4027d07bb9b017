import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition } from '../../../../test/factories.ts'
import { handIn, joinTeam, merge, settle, type TestTeam } from '../../../../test/teams.ts'
import { mergeCalls } from '../../../../test/merging.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const { board, quota, teams, at } = mergeCalls(() => world)

describe('a merge', () => {
  test('keeps the best score of both on every board, and the other leaves them', async () => {
    const { id } = await makeCompetition(world, {
      schedule: { list_b_mode: 'split', list_b_start: at(5), list_b_end: at(10) },
    })
    const [into, from, third] = (await teams(id, 3)) as [TestTeam, TestTeam, TestTeam]
    await handIn(world, id, into.captain, { score: 0.5, scoreB: 0.9 })
    await handIn(world, id, from.captain, { score: 0.8, scoreB: 0.4 })
    await handIn(world, id, from.captain, { score: 0.2, scoreB: 0.99 })
    await handIn(world, id, third.captain, { score: 0.6, scoreB: 0.5 })
    await merge(world, { from, into })
    expect(await board(id)).toEqual([
      [into.id, 0.8, 3],
      [third.id, 0.6, 1],
    ])
    // Of list B the two best on A stand: 0.8 with 0.4, and 0.5 with 0.9.
    expect(await board(id, 'B')).toEqual([
      [into.id, 0.9, 2],
      [third.id, 0.5, 1],
    ])
  })

  test('adds up what was spent, and what is still under way is settled for the team that stays', async () => {
    const { id } = await makeCompetition(world)
    const [into, from] = (await teams(id, 2)) as [TestTeam, TestTeam]
    const today = '2026-11-20'
    await handIn(world, id, into.captain, { score: 0.5 })
    await handIn(world, id, from.captain, { at: at(-1) })
    const open = await handIn(world, id, from.captain)
    await merge(world, { from, into })
    expect(await quota(into.id)).toEqual([
      ['2026-11-19', 1, 0],
      [today, 2, 0],
    ])
    expect(await quota(from.id)).toEqual([])
    await settle(world, open, 0.75)
    expect(await board(id)).toEqual([[into.id, 0.75, 2]])
    for (let more = 3; more > 0; more--) await handIn(world, id, from.captain)
    await expect(handIn(world, id, into.captain)).rejects.toThrow('e40343')
  })

  test('lets no more than two candidates stand: those of the team that stays', async () => {
    const { id } = await makeCompetition(world)
    const [into, from] = (await teams(id, 2)) as [TestTeam, TestTeam]
    const kept = await handIn(world, id, into.captain, { score: 0.1 })
    const gone = [
      await handIn(world, id, from.captain, { score: 0.2 }),
      await handIn(world, id, from.captain, { score: 0.3 }),
    ]
    await world.db
      .updateTable('submission')
      .set({ is_candidate: true })
      .where('id', 'in', [kept, ...gone])
      .execute()
    await merge(world, { from, into })
    const ticked = await world.db
      .selectFrom('submission')
      .select('id')
      .where('team_id', '=', into.id)
      .where('is_candidate', '=', true)
      .execute()
    expect(ticked).toEqual([{ id: kept }])
  })

  test('is written down in the history, with the other team’s', async () => {
    const { id } = await makeCompetition(world)
    const [into, from] = (await teams(id, 2)) as [TestTeam, TestTeam]
    await joinTeam(world, from)
    await merge(world, { from, into })
    const { data } = await ask(world, `GET /api/teams/${into.id}/history?per_page=50`, { as: from.captain })
    expect(data.events[0]).toMatchObject({
      action: 'merged',
      detail: { team: { id: from.id, name: from.name } },
    })
    expect(data.events.filter((event: { action: string }) => event.action === 'founded')).toHaveLength(3)
  })

  test('lets daily boards of days before it stand as they were', async () => {
    const { id, scheduleId } = await makeCompetition(world)
    const [into, from] = (await teams(id, 2)) as [TestTeam, TestTeam]
    await world.db
      .insertInto('ranking_snapshot')
      .values(
        [into, from].map((team, index) => ({
          schedule_id: scheduleId,
          board: 'A' as const,
          day: '2026-11-19',
          team_id: team.id,
          rank: index + 1,
          score: 1,
          best_at: at(-1),
          valid_count: 1,
        })),
      )
      .execute()
    await world.db
      .insertInto('ranking_snapshot_run')
      .values({ schedule_id: scheduleId, day: '2026-11-19', taken_at: at(0) })
      .execute()
    await merge(world, { from, into })
    const { data } = await ask(world, `GET /api/competitions/${id}?part=daily`)
    expect(data.daily.list.map((row: { team: { name: string } }) => row.team.name)).toEqual([
      into.name,
      from.name,
    ])
  })
})
