import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unseen } from '../../../../test/unseen.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { nothing, one, signAgain, signUpTo, writtenOf, type Ask } from '../../../../test/sign-up.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const signUp = (...ask: Ask) => signUpTo(world, ...ask)
const update = (...ask: Ask) => signAgain(world, ...ask)

const written = (id: number) => writtenOf(world, id)

const day = 86_400_000
const at = (days: number) => new Date(world.clock.now().getTime() + days * day)
type Given = NonNullable<Parameters<typeof makeCompetition>[1]>['competition']

describe('signing up', () => {
  test('makes a team of one with the person as its captain', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    const { status, data } = await signUp(id, user)
    expect(status).toBe(200)
    expect(data).toEqual({ competitionId: id, teamId: expect.any(Number), teamName: user.name })
    expect(await written(id)).toEqual(one)
    const member = await world.db
      .selectFrom('team_member')
      .select(['user_id', 'role'])
      .where('team_id', '=', data.teamId)
      .execute()
    expect(member).toEqual([{ user_id: user.id, role: 'captain' }])
  })

  test('as the spec writes it, without a version, accepts what applies now', async () => {
    const { id } = await makeCompetition(world, { competition: { agreement_version: 4 } })
    const user = await makeUser(world)
    const body = { isRedance: false, targetId: null, invite: null, from: 'web' }
    expect((await signUp(id, user, body)).status).toBe(200)
    const kept = await world.db
      .selectFrom('registration')
      .select(['user_id', 'agreement_version'])
      .where('competition_id', '=', id)
      .execute()
    expect(kept).toEqual([{ user_id: user.id, agreement_version: 4 }])
  })

  test('keeps what was accepted, who invited and whence it came', async () => {
    const { id } = await makeCompetition(world, { competition: { agreement_version: 4 } })
    const [user, friend] = [await makeUser(world), await makeUser(world)]
    await signUp(id, user, { agreementVersion: 4, targetId: friend.id, from: 'api' })
    const kept = await world.db
      .selectFrom('registration')
      .select(['user_id', 'agreement_version', 'invited_by', 'source'])
      .where('competition_id', '=', id)
      .execute()
    expect(kept).toEqual([{ user_id: user.id, agreement_version: 4, invited_by: friend.id, source: 'api' }])
  })

  test.each([
    ['themselves', (user: TestUser) => user.id],
    ['nobody that exists', () => 99_999_999],
  ])('being invited by %s is not kept', async (_name, inviter) => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    const answer = await signUp(id, user, { agreementVersion: 1, targetId: inviter(user) })
    expect(answer.status).toBe(200)
    const kept = await world.db
      .selectFrom('registration')
      .select('invited_by')
      .where('competition_id', '=', id)
      .execute()
    expect(kept).toEqual([{ invited_by: null }])
  })

  test('who is called as a team is already gets a team of another name', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world, { user_name: '张伟' })
    await signUp(id, await makeUser(world), { agreementVersion: 1, teamName: ' 张伟' })
    const { teamName } = (await signUp(id, user)).data
    expect(teamName).toContain('张伟')
    expect(teamName.trim()).not.toBe('张伟')
  })

  test.each(['Deep', 'deep', ' DEEP ', 'Ｄｅｅｐ', 'ԁеер'])(
    'a team name that is taken is refused as %j',
    async teamName => {
      const { id } = await makeCompetition(world)
      await signUp(id, await makeUser(world), { agreementVersion: 1, teamName: 'Deep' })
      const again = await signUp(id, await makeUser(world), { agreementVersion: 1, teamName })
      expect([again.status, again.errno, again.paths]).toEqual([409, 'e40930', ['body.teamName']])
      expect(await written(id)).toEqual(one)
    },
  )

  test.each(unseen)('a team name of nothing but %s is refused', async (_what, teamName) => {
    const { id } = await makeCompetition(world)
    const answer = await signUp(id, await makeUser(world), { agreementVersion: 1, teamName })
    expect([answer.status, answer.errno, answer.paths]).toEqual([400, 'e40001', ['body.teamName']])
    expect(await written(id)).toEqual(nothing)
  })

  test('who has a name that nobody sees gets a team that everybody sees', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world, { user_name: '\u3164\u200b' })
    expect((await signUp(id, user)).data.teamName).toBe(`#${user.id}`)
  })

  const refusals: [string, () => Given, number, string][] = [
    ['with signup closed', () => ({ is_open_signup: false }), 409, 'e40921'],
    ['before the start', () => ({ start_at: at(1) }), 409, 'e40921'],
    ['after the end', () => ({ end_at: at(-1) }), 409, 'e40922'],
    ['with another agreement', () => ({ agreement_version: 2 }), 409, 'e40924'],
    ['to a private one', () => ({ visibility: 'private', private_code_hash: 'x' }), 404, 'e40420'],
    ['to an unpublished one', () => ({ published_at: null }), 404, 'e40420'],
  ]
  test.each(refusals)('%s is refused and leaves nothing', async (_name, given, status, code) => {
    const { id } = await makeCompetition(world, { competition: given() })
    const answer = await signUp(id, await makeUser(world))
    expect([answer.status, answer.errno]).toEqual([status, code])
    expect(await written(id)).toEqual(nothing)
  })

  test('the last moment still counts', async () => {
    const { id } = await makeCompetition(world, { competition: { end_at: world.clock.now() } })
    expect((await signUp(id, await makeUser(world))).status).toBe(200)
  })

  test('twice is refused, also when asked at once', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => signUp(id, user)))
    expect(answers.map(answer => answer.errno ?? 'ok').sort()).toEqual([
      'e40923',
      'e40923',
      'e40923',
      'e40923',
      'ok',
    ])
    expect(await written(id)).toEqual(one)
  })

  test('many at once are all counted', async () => {
    const { id } = await makeCompetition(world)
    const users = await Promise.all(Array.from({ length: 8 }, () => makeUser(world)))
    const answers = await Promise.all(users.map(user => signUp(id, user)))
    expect(answers.map(answer => answer.status)).toEqual(users.map(() => 200))
    expect(await written(id)).toEqual({
      registrations: 8,
      teams: 8,
      members: 8,
      team_count: 8,
      participant_count: 8,
    })
  })
})

describe('accepting a newer agreement', () => {
  test('is written down', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, id, user)
    await world.db.updateTable('competition').set({ agreement_version: 2 }).where('id', '=', id).execute()
    const old = await update(id, user, { agreementVersion: 1 })
    expect([old.status, old.errno]).toEqual([409, 'e40924'])
    expect((await update(id, user, { agreementVersion: 2 })).data).toEqual({ agreementVersion: 2 })
    const kept = await world.db
      .selectFrom('registration')
      .select('agreement_version')
      .where('competition_id', '=', id)
      .execute()
    expect(kept).toEqual([{ agreement_version: 2 }])
  })

  test('is for those who signed up', async () => {
    const { id } = await makeCompetition(world)
    const answer = await update(id, await makeUser(world))
    expect([answer.status, answer.errno]).toEqual([403, 'e40330'])
  })
})

describe.each([
  ['signing up', signUp],
  ['updating a signup', update],
])('%s', (_name, call) => {
  test('needs a session', async () => {
    const { id } = await makeCompetition(world)
    const answer = await call(id)
    expect([answer.status, answer.errno]).toEqual([401, 'e40101'])
    expect(await written(id)).toEqual(nothing)
  })

  test('needs a competition that exists', async () => {
    const user = await makeUser(world)
    expect((await call(999_999, user)).errno).toBe('e40420')
    expect((await call('abc', user)).errno).toBe('e40401')
  })

  test('takes no user of its own: whoever is signed in is meant', async () => {
    const { id } = await makeCompetition(world)
    const [user, other] = [await makeUser(world), await makeUser(world)]
    const answer = await call(id, user, { agreementVersion: 1, userId: other.id, id: other.id })
    expect([answer.status, answer.paths]).toEqual([400, ['body.id', 'body.userId']])
    expect(await written(id)).toEqual(nothing)
  })
})

test('all that is wrong with a signup is said at once', async () => {
  const { id } = await makeCompetition(world)
  const body = { agreementVersion: 0, teamName: ' ', from: 'fax', targetId: -1, invite: 'x'.repeat(101) }
  const answer = await signUp(id, await makeUser(world), body)
  expect([answer.status, answer.errno]).toEqual([400, 'e40001'])
  expect(answer.paths).toEqual([
    'body.agreementVersion',
    'body.from',
    'body.invite',
    'body.targetId',
    'body.teamName',
  ])
  expect(await written(id)).toEqual(nothing)
})
