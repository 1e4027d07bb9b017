import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { hashCode, isCode } from './server/private-code.ts'

let world: World
// Tries are counted by address as well: every test has an hour of its own.
let hour = 0
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const code = '开门 sesame'
async function makePrivate(given: object = {}) {
  world.setNow(new Date(Date.UTC(2026, 10, 20, 4 + ++hour)))
  return makeCompetition(world, {
    competition: { visibility: 'private', private_code_hash: await hashCode(code), ...given },
  })
}
const verify = (id: number, as: TestUser | undefined, given: string) =>
  ask(world, `POST /api/competitions/${id}/private-verify`, { as, body: { code: given } })
const see = async (id: number, as?: TestUser) =>
  (await ask(world, `GET /api/competitions/${id}`, { as })).status

describe('the code of a private competition', () => {
  test('lets in who knows it, and nobody else', async () => {
    const { id } = await makePrivate()
    const [user, other] = [await makeUser(world), await makeUser(world)]
    expect(await see(id, user)).toBe(404)
    expect(await verify(id, user, code)).toMatchObject({ status: 200, data: { id } })
    for (const typed of [` ${code} `, '\u3000开门　ｓｅｓａｍｅ'])
      expect(await verify(id, user, typed)).toMatchObject({ status: 200 })
    expect([await see(id, user), await see(id, other), await see(id)]).toEqual([200, 404, 404])
    const signUp = await ask(world, `POST /api/competitions/${id}/users`, {
      as: user,
      body: { agreementVersion: 1 },
    })
    expect(signUp.status).toBe(200)
  })

  test('answers a wrong code like a competition that has none, is hidden, or is not there', async () => {
    const [hidden, published] = [await makePrivate({ published_at: null }), await makeCompetition(world)]
    const { id } = await makePrivate()
    const user = await makeUser(world)
    const answers = await Promise.all(
      [id, hidden.id, published.id, 999_999_999].map(one =>
        verify(one, user, one === id ? 'wrong code' : code),
      ),
    )
    const [first] = answers
    expect(first).toMatchObject({ status: 404, errno: 'e40421' })
    for (const answer of answers) expect(answer).toEqual(first)
    expect(await see(id, user)).toBe(404)
  })

  test('can be tried ten times an hour by a person', async () => {
    const { id } = await makePrivate()
    const user = await makeUser(world)
    for (let count = 0; count < 10; count++)
      expect(await verify(id, user, `guess ${count}`)).toMatchObject({ errno: 'e40421' })
    expect(await verify(id, user, code)).toMatchObject({ status: 429, errno: 'e42901' })
    world.setNow(new Date(Date.UTC(2026, 10, 20, 4 + ++hour)))
    expect(await verify(id, user, code)).toMatchObject({ status: 200 })
  })

  test('can be tried ten times an hour from an address, whoever asks', async () => {
    const { id } = await makePrivate()
    const people = await Promise.all(Array.from({ length: 12 }, () => makeUser(world)))
    const answers = await Promise.all(people.map(one => verify(id, one, 'a guess')))
    expect(answers.filter(answer => answer.status === 429)).toHaveLength(2)
  })

  test('lets any number in from an address who know it', async () => {
    const { id } = await makePrivate()
    for (let count = 0; count < 14; count++)
      expect(await verify(id, await makeUser(world), code)).toMatchObject({ status: 200 })
    const guesser = await makeUser(world)
    const guesses: number[] = []
    for (let count = 0; count < 11; count++)
      guesses.push((await verify(id, guesser, `guess ${count}`)).status)
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })

  test('is asked of people who are signed in, and is something', async () => {
    const { id } = await makePrivate()
    expect(await verify(id, undefined, code)).toMatchObject({ status: 401 })
    expect(await verify(id, await makeUser(world), ' ')).toMatchObject({ status: 400, paths: ['body.code'] })
  })

  test('is kept so that it cannot be read, and each time otherwise', async () => {
    const [one, two] = [await hashCode(code), await hashCode(code)]
    expect(one).not.toBe(two)
    expect([await isCode(code, one), await isCode(code, two), await isCode('x', one)]).toEqual([
      true,
      true,
      false,
    ])
    expect([await isCode(code, null), await isCode(code, 'nonsense')]).toEqual([false, false])
  })
})
