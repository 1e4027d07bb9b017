import { afterAll, beforeAll, expect, test } from 'vitest'
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

test.each([
  ['activity', 'info', ''],
  ['info', 'activity', ''],
  ['info', 'activity', '/content-1'],
  ['info', 'activity', '/discussion'],
] as const)('an %s at the address of an %s%s leads to its own', async (kind, wrong, rest) => {
  const id = stage.article[kind]
  const { status, location } = await pages.load(`/information/${wrong}/${id}${rest}?lang=en-US`)
  expect([status, location]).toEqual([301, `/information/${kind}/${id}?lang=en-US`])
  expect((await pages.load(`/information/${kind}/${id}`)).status).toBe(200)
})
