import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeStage, type Stage } from '../../../../test/stage.ts'
import { makeWorld } from '../../../../test/world.ts'

let stage: Stage
beforeAll(async () => {
  stage = await makeStage(await makeWorld())
})
afterAll(() => stage.world.close())

const activities = async () => {
  const { status, data } = await ask(stage.world, `GET /api/sites/${stage.site.name}/invites`)
  expect(status).toBe(200)
  return data.activities as { name: string; competition: { id: number } }[]
}
/** All pages of the site show this, and nothing else. */
const show = (blocks: object[]) =>
  sql`update content_revision set document = jsonb_set(document, '{blocks}', ${JSON.stringify(blocks)}::jsonb)`.execute(
    stage.world.db,
  )
const text = { zh: '', en: '' }
const block = (kind: string, value: object) => ({
  id: 'a',
  kind,
  tone: 'plain',
  value: { title: text, lead: text, ...value },
})
const byHand = (ids: number[]) =>
  block('competitions', { competitions: { by: 'hand', ids, tag: '', state: 'any', most: 12 } })

test('a site has the invite activities of the competitions that its pages show, and of no other', async () => {
  const { competition, activity: name } = stage
  const found = [{ name, competition: { id: competition.id } }]
  for (const [blocks, expected] of [
    [[], []],
    [[byHand([])], []],
    [[byHand([competition.id])], found],
    [[block('leaderboard', { board: { competitionId: competition.id, most: 3 } })], found],
    [[block('leaderboard', { board: { competitionId: null, most: 3 } })], []],
    [[byHand([competition.id]), byHand([competition.id])], found],
  ] as const) {
    await show([...blocks])
    expect(await activities()).toMatchObject(expected)
    expect(await activities()).toHaveLength(expected.length)
  }
})

test('what is not public or has not begun is not among them', async () => {
  const { world, competition } = stage
  await show([block('leaderboard', { board: { competitionId: competition.id, most: 3 } })])
  expect(await activities()).toHaveLength(1)
  const later = new Date(world.clock.now().getTime() + 60_000)
  const { start_at } = await world.db
    .selectFrom('invite_activity')
    .select('start_at')
    .where('competition_id', '=', competition.id)
    .executeTakeFirstOrThrow()
  const begin = (at: Date) => world.db.updateTable('invite_activity').set({ start_at: at }).execute()
  await begin(later)
  expect(await activities()).toEqual([])
  await begin(start_at)
  await world.db
    .updateTable('competition')
    .set({ published_at: later })
    .where('id', '=', competition.id)
    .execute()
  expect(await activities()).toEqual([])
})
