import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestUser } from '../../../../test/factories.ts'
import { openPages } from '../../../../test/pages.ts'
import { makeStage, type Stage } from '../../../../test/stage.ts'
import { makeWorld } from '../../../../test/world.ts'

let stage: Stage
let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  stage = await makeStage(await makeWorld())
  pages = await openPages(stage.world)
})
afterAll(async () => {
  await pages.close()
  await stage.world.close()
})

/** What the page of a site is made of, as this person opens it. */
async function opened(query = '', as?: TestUser) {
  const { status, data } = await pages.load(`/special/${stage.site.name}/invite${query}`, as?.headers)
  expect(status).toBe(200)
  return (data as Record<string, unknown>)['site-invites']
}

test('visitors see the leaderboard, the signed-in their own link too, below what editors wrote', async () => {
  const { activity: name, people, competition } = stage
  const board = { name, cmptId: competition.id, page: 1 }
  expect(await opened()).toMatchObject({
    written: { blocks: expect.any(Array) },
    chosen: { name, rank: board, own: null },
  })
  expect(await opened('', people.user)).toMatchObject({
    chosen: { rank: board, own: { name, targetId: people.user.id } },
  })
  // An address may name any activity; a site shows none but its own.
  expect(await opened('?name=of-another-site')).toMatchObject({ chosen: { name } })
})

test('a site without an activity says so, and keeps what its editors wrote', async () => {
  await stage.world.db.deleteFrom('invite_ranking').execute()
  await stage.world.db.deleteFrom('invite_ranking_run').execute()
  await stage.world.db.deleteFrom('invite_activity').execute()
  expect(await opened('', stage.people.user)).toMatchObject({
    written: { blocks: expect.any(Array) },
    activities: [],
    chosen: null,
  })
})
