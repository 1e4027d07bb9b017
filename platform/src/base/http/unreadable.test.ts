import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser, type TestUser } from '../../../test/factories.ts'
import { makeWorld, type World } from '../../../test/world.ts'

let world: World
let user: TestUser
beforeAll(async () => {
  world = await makeWorld()
  user = await makeUser(world)
})
afterAll(() => world.close())

const unreadable = { status: 'e40002', message: '请求格式无法识别。' }

test.each(['/api/competitions/%FF', '/competitions/%FF'])('%s is no address', async url => {
  const answer = await world.app.inject({ url })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject(unreadable)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  })
})

test('a body with a text that no database keeps', async () => {
  const answer = await world.app.inject({
    method: 'PUT',
    url: '/api/users/updateIntro',
    headers: { ...user.headers, 'content-type': 'application/json' },
    payload: '{"intro":"\\ud800"}',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject(unreadable)
})
