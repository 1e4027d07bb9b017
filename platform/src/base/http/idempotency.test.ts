import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeUser, type TestUser } from '../../../test/factories.ts'
import { makeWorld, type World } from '../../../test/world.ts'

let world: World
let user: TestUser
beforeAll(async () => {
  world = await makeWorld()
  user = await makeUser(world)
})
afterAll(() => world.close())

describe('idempotency', () => {
  const make = (key: string, name: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/users/addWork',
      headers: { ...user.headers, 'idempotency-key': key },
      payload: { companyName: name },
    })

  test('the same key answers the same result, also when asked at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => make('key-00000001', 'once')))
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    const { count } = await world.db
      .selectFrom('user_work')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('company_name', '=', 'once')
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  test('the key is refused for another request', async () => {
    await make('key-00000002', 'first')
    const other = await make('key-00000002', 'second')
    expect([other.statusCode, other.json().errno]).toEqual([409, 'e40901'])
  })

  test.each([['short'], ['with space'], ['x'.repeat(101)], ['钥匙钥匙钥匙钥匙'], [''], ['a,b-a,b-a']])(
    'the key %j is refused, and nothing is done',
    async key => {
      const name = `not by ${key.slice(0, 9)}`
      const answer = await make(Buffer.from(key).toString('latin1'), name)
      expect([answer.statusCode, answer.json().errno]).toEqual([400, 'e40004'])
      expect(
        await world.db.selectFrom('user_work').select('id').where('company_name', '=', name).execute(),
      ).toEqual([])
    },
  )

  test('the key is refused for the same body at another address', async () => {
    await make('key-00000004', 'here')
    const other = await world.app.inject({
      method: 'POST',
      url: '/api/users/addWork?lang=en-US',
      headers: { ...user.headers, 'idempotency-key': 'key-00000004' },
      payload: { companyName: 'here' },
    })
    expect([other.statusCode, other.json().errno]).toEqual([409, 'e40901'])
  })

  test('another user may use the same key', async () => {
    await make('key-00000003', 'mine')
    const other = await makeUser(world)
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/users/addWork',
      headers: { ...other.headers, 'idempotency-key': 'key-00000003' },
      payload: { companyName: 'theirs' },
    })
    expect(answer.json().data.companyName).toBe('theirs')
  })
})
