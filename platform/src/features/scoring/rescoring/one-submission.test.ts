import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardsOf } from '../../../../test/running.ts'
import { hand, mixed, running, scored, scoreNow, work } from '../../../../test/rescoring.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { json } from '../../../base/database/json.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

describe('one submission again', () => {
  test('with a score keeps it until the new one is there, and in the history after', async () => {
    const { ids, organiser, agrees, competition } = await scored(world)
    await world.db
      .updateTable('submission_score')
      .set({ score: 0.123 })
      .where('submission_id', '=', ids[0])
      .execute()
    await world.db
      .updateTable('submission')
      .set({ issues: json([{ code: 'unknown_labels' }]) })
      .where('id', '=', ids[0])
      .execute()
    const again = await ask(
      world,
      `POST /api/admin/competitions/${competition.id}/submissions/${ids[0]}/rescore`,
      {
        as: organiser,
        body: { reason: '核对' },
      },
    )
    expect(again.data).toEqual({ state: 'scored' })
    await work(world)
    const full = (
      await ask(world, `GET /api/admin/competitions/${competition.id}/submissions/${ids[0]}`, {
        as: organiser,
      })
    ).data
    expect(full.issues).toEqual([])
    expect(full).toMatchObject({ scores: [{ score: 1 }], replaced: [{ score: 0.123, rescoreId: null }] })
    expect((await boardsOf(world, competition.scheduleId))[0]).toContain(`${ids[0]}=1/1`)
    await agrees()
  })

  test('that failed goes back into the queue and takes its place of the quota again', async () => {
    const { first, competition, organiser } = await running(world)
    const id = await hand(world, first, competition.id, 'id,label\n1,a\n')
    await scoreNow(world, id)
    const spent = () =>
      world.db
        .selectFrom('quota_day')
        .select(['accepted', 'failed'])
        .where('schedule_id', '=', competition.scheduleId)
        .executeTakeFirst()
    expect(await spent()).toEqual({ accepted: 0, failed: 1 })
    const again = () =>
      ask(world, `POST /api/admin/competitions/${competition.id}/submissions/${id}/rescore`, {
        as: organiser,
        body: { reason: 'r' },
      })
    expect((await again()).data).toEqual({ state: 'queued' })
    expect(await spent()).toEqual({ accepted: 1, failed: 0 })
    expect((await again()).errno).toBe('e40997')
    await scoreNow(world, id)
    expect(await spent()).toEqual({ accepted: 0, failed: 1 })
    const cancelled = await hand(world, first, competition.id, mixed)
    await ask(world, `DELETE /api/submissions/${cancelled}`, { as: first })
    const refused = await ask(
      world,
      `POST /api/admin/competitions/${competition.id}/submissions/${cancelled}/rescore`,
      {
        as: organiser,
        body: { reason: 'r' },
      },
    )
    expect(refused.errno).toBe('e40998')
  })
})
