import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { isForReviewers } from '../../../base/contract/call.ts'
import { calls } from '../../../calls.ts'

let world: World
let competition: number
beforeAll(async () => {
  world = await makeWorld({ BINDING_REQUIRED: 'both' })
  ;({ id: competition } = await makeCompetition(world))
})
afterAll(() => world.close())

const changing = calls.filter(
  call => call.access !== 'public' && !isForReviewers(call) && !['GET', 'HEAD'].includes(call.method),
)
/** Asks without anything that a call needs: whoever is let in is told what is missing. */
const errnoOf = async ({ method, path }: (typeof calls)[number], as: TestUser) => {
  const url = path.replace(/\{\w+\}/g, '987654321')
  return (await world.app.inject({ method, url, headers: as.headers })).json().errno as string
}
const administrator = async (bound: { email_bound: boolean; phone_bound: boolean }) => {
  const user = await makeUser(world, bound)
  await world.db
    .insertInto('user_role')
    .values({ user_id: user.id, role: 'administrator', competition_id: null, granted_by: null })
    .execute()
  return user
}

describe('who has not bound both e-mail and phone where both are asked for', () => {
  test('changes nothing, whatever their roles, and can take back what is theirs', async () => {
    expect(changing.length).toBeGreaterThan(90)
    for (const bound of [
      { email_bound: true, phone_bound: false },
      { email_bound: false, phone_bound: true },
    ]) {
      const person = await administrator(bound)
      const reached: string[] = []
      for (const call of changing)
        if ((await errnoOf(call, person)) !== 'UNBOUND_PHONE_OR_EMAIL')
          reached.push(`${call.method} ${call.path}`)
      expect(reached.toSorted()).toEqual([
        'DELETE /api/benchmarks/entries/{entryId}',
        'DELETE /api/bids/needs/{needId}',
        'DELETE /api/bids/needs/{needId}/bid',
        'DELETE /api/bookmarks/{kind}/{id}',
        'DELETE /api/information/{id}/signup',
        'DELETE /api/own-data/deletion',
        'DELETE /api/sessions',
        'DELETE /api/sessions/{id}',
        'DELETE /api/sites/{name}/jobs/{jobId}/application',
        'DELETE /api/sites/{name}/talents/own',
        'DELETE /api/spic/signup/{id}',
        'DELETE /api/spic/signup/{id}/invitation',
        'DELETE /api/spic/signup/{id}/members/{userId}',
        'DELETE /api/tokens/{id}',
        'POST /api/own-data/deletion',
        'POST /api/own-data/downloads',
        'POST /api/users/consents',
        'PUT /api/spic/editions/{id}/proposal/withdrawal',
      ])
    }
  })

  test('does not sign up, and is told where to bind and the way back', async () => {
    const person = await makeUser(world, { phone_bound: false })
    const { status, errno, hint } = await ask(world, `POST /api/competitions/${competition}/users`, {
      as: person,
      lang: 'en-US',
      body: { agreementVersion: 1 },
    })
    expect([status, errno]).toEqual([403, 'UNBOUND_PHONE_OR_EMAIL'])
    const binding = new URL(hint)
    expect(binding.origin + binding.pathname).toBe('http://localhost:3001/phone/binding')
    expect(Object.fromEntries(binding.searchParams)).toEqual({
      ui_locales: 'en-US',
      need: 'phone',
      return: 'http://localhost:3000/en-US/login2?return=%2F',
    })
    const rows = world.db.selectFrom('registration').selectAll().where('user_id', '=', person.id)
    expect(await rows.execute()).toEqual([])
  })

  test('reads as before, and is asked who they are first', async () => {
    const person = await makeUser(world, { phone_bound: false })
    expect((await ask(world, 'GET /api/tokens', { as: person })).status).toBe(200)
    expect((await ask(world, 'POST /api/tokens', { body: { name: 'x' } })).errno).toBe('e40101')
  })
})

test('who has bound both is not asked', async () => {
  const person = await administrator({ email_bound: true, phone_bound: true })
  for (const call of changing) expect(await errnoOf(call, person)).not.toBe('UNBOUND_PHONE_OR_EMAIL')
})

test.each([
  ['email', { email_bound: true, phone_bound: false }],
  ['phone', { email_bound: false, phone_bound: true }],
  ['either', { email_bound: false, phone_bound: true }],
  ['none', { email_bound: false, phone_bound: false }],
] as const)('where %s is enough, it is', async (BINDING_REQUIRED, bound) => {
  const other = await makeWorld({ BINDING_REQUIRED })
  try {
    const person = await makeUser(other, bound)
    const made = await ask(other, 'POST /api/tokens', { as: person, body: { name: 'script' } })
    expect(made.status).toBe(200)
  } finally {
    await other.close()
  }
})

test('a new installation asks for the email alone, and a competition for more of who joins it', async () => {
  const usual = await makeWorld({ BINDING_REQUIRED: '' })
  try {
    const byPhone = await makeUser(usual, { email_bound: false })
    const refused = await ask(usual, 'POST /api/tokens', { as: byPhone, body: { name: 'x' } })
    expect(new URL(refused.hint).searchParams.get('need')).toBe('email')

    const byEmail = await makeUser(usual, { phone_bound: false })
    const open = await makeCompetition(usual)
    const strict = await makeCompetition(usual, { competition: { contact: 'phone' } })
    const shown = async (id: number, as?: TestUser) =>
      (await ask(usual, `GET /api/competitions/${id}`, as ? { as } : {})).data.competition.missingContact
    expect([await shown(open.id, byEmail), await shown(strict.id, byEmail)]).toEqual([null, 'phone'])
    expect([await shown(open.id, byPhone), await shown(strict.id, byPhone)]).toEqual(['email', 'email'])
    expect(await shown(strict.id)).toBeNull()

    const join = (id: number) =>
      ask(usual, `POST /api/competitions/${id}/users`, {
        as: byEmail,
        lang: 'en-US',
        body: { agreementVersion: 1 },
      })
    const { status, errno, hint } = await join(strict.id)
    expect([status, errno]).toEqual([403, 'UNBOUND_PHONE_OR_EMAIL'])
    const binding = new URL(hint)
    expect(binding.searchParams.get('need')).toBe('phone')
    expect(new URL(binding.searchParams.get('return') ?? '').searchParams.get('return')).toBe(
      `/competitions/${strict.id}?join=1`,
    )
    expect((await join(open.id)).status).toBe(200)
  } finally {
    await usual.close()
  }
})
