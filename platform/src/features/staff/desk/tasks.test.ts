import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeStage, type Stage } from '../../../../test/stage.ts'
import { makeWorld } from '../../../../test/world.ts'

let stage: Stage
beforeAll(async () => void (stage = await makeStage(await makeWorld(), { rows: 2 })))
afterAll(() => stage.world.close())

const tasksOf = async () => {
  const as = stage.people.organiser
  const { data } = await ask(stage.world, 'GET /api/admin/home', { as })
  return new Map<string, number>(
    data.tasks.map((task: { kind: string; count: number }) => [task.kind, task.count]),
  )
}

test('appeals, reports and findings of one’s own competition wait until somebody has settled them', async () => {
  const { world, competition, talk, run, people } = stage
  const before = await tasksOf()
  expect(before.get('appeals')).toBe(2)
  expect(before.get('reports')).toBe(2)
  expect(before.get('findings')).toBe(8)
  expect(before.has('rescores')).toBe(false)
  const as = people.organiser
  const done = [
    await ask(world, `PUT /api/admin/appeals/${talk.appeal}`, {
      as,
      body: { state: 'answered', answer: '已核对。' },
    }),
    await ask(world, `PUT /api/admin/discussions/posts/${talk.post}/reports`, {
      as,
      body: { outcome: 'dismissed' },
    }),
    await ask(
      world,
      `PUT /api/admin/competitions/${competition.id}/integrity/${run.findings[0] ?? 0}/dismissal`,
      { as, body: { isDismissed: true, reason: '核对过了' } },
    ),
  ]
  expect(done.map(answer => answer.status)).toEqual([200, 200, 200])
  const after = await tasksOf()
  expect([after.get('appeals'), after.get('reports'), after.get('findings')]).toEqual([1, 1, 7])
})

test('a re-scoring waits for its switch once nothing of it waits to be scored', async () => {
  const { world } = stage
  await world.db.updateTable('rescore').set({ state: 'open', ended_at: null, ended_by: null }).execute()
  expect((await tasksOf()).get('rescores')).toBe(1)
  const waiting = {
    state: 'waiting',
    computed_at: null,
    scorer_hash: null,
    answer_sha256: null,
    submission_sha256: null,
  }
  await world.db
    .updateTable('rescore_result')
    .set(waiting as never)
    .execute()
  expect((await tasksOf()).has('rescores')).toBe(false)
  // Another organiser hears of none of it.
  const { data } = await ask(world, 'GET /api/admin/home', { as: stage.people.foreign })
  expect(data.tasks.map((task: { kind: string }) => task.kind)).not.toContain('appeals')
})

test('the menu of a competition counts what waits there, and its next steps are those of one that is over', async () => {
  const { world, competition, people } = stage
  const read = async () =>
    (await ask(world, `GET /api/admin/competitions/${competition.id}`, { as: people.organiser })).data
  const { pages, next } = await read()
  const waiting = Object.fromEntries(
    pages.flatMap((page: { path: string; waiting: { count: number }[] }) =>
      page.waiting.length > 0 ? [[page.path, page.waiting.map(one => one.count)]] : [],
    ),
  )
  expect(waiting).toMatchObject({ appeals: [1], moderation: [1], integrity: [7] })
  expect(next[0]).toMatchObject({ kind: 'settle' })

  await world.db
    .updateTable('competition')
    .set({ end_at: new Date(world.clock.now().getTime() - 1) })
    .where('id', '=', competition.id)
    .execute()
  const settled = (await read()).next.map((step: { page: string }) => step.page)
  expect(settled).toHaveLength(3)
  expect(settled[0]).toBe('appeals')
})
