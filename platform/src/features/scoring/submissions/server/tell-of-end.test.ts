import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../../test/ask.ts'
import { enter, makeCompetition, makeUser } from '../../../../../test/factories.ts'
import { queued } from '../../../../../test/queue.ts'
import { resultCalls, rightResult } from '../../../../../test/results.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'
import { deliver } from '../../../people/notices/server/public.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const { hand, scoreNow } = resultCalls(() => world)

test('whoever handed in hears how it ended: scores of a round as one, never their value, and faults apart', async () => {
  const competition = await makeCompetition(world)
  const user = await makeUser(world)
  await enter(world, competition.id, user)
  for (const file of [rightResult, rightResult, 'id,label\n1,z\n'])
    await scoreNow((await hand(user, competition.id, file)).json().data.submission.id)
  for (const { payload } of await queued(world, 'notices.deliver'))
    await deliver(world.db, payload as Parameters<typeof deliver>[1], world.clock.now())
  const { data } = await ask(world, 'GET /api/v2/notices', { as: user })
  const path = expect.stringMatching(
    new RegExp(`^/competitions/${competition.id}/submits\\?sch=${competition.scheduleId}#submission-\\d+$`),
  )
  expect(data.list).toMatchObject([
    { intro: expect.stringContaining('未能评分'), path },
    { intro: expect.stringContaining('有 2 份提交已评分'), path },
  ])
  expect(JSON.stringify(data)).not.toContain('1.000')
})
