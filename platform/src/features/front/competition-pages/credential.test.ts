import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { confirmFinal, makeEnded } from '../../../../test/ended.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { handIn, joinTeam, makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const see = (cmp: number | string, as?: TestUser, lang?: 'en-US') =>
  ask(world, `GET /api/users/cmpt-cred?cmp=${cmp}`, { as, ...(lang ? { lang } : {}) })

test('tells the signup, the team and its place among the ranked teams', async () => {
  const { id, scheduleId } = await makeCompetition(world)
  const [first, second, third] = [
    await makeTeam(world, id),
    await makeTeam(world, id),
    await makeTeam(world, id),
  ]
  const member = await joinTeam(world, second)
  await handIn(world, id, first.captain, { score: 0.9 })
  await handIn(world, id, second.captain, { score: 0.5 })
  await handIn(world, id, third.captain, { score: 0.7 })
  const { data } = await see(id, member, 'en-US')
  expect(data).toEqual({
    competition: { id, title: 'A test competition' },
    user: { id: member.id, name: expect.any(String) },
    registration: { state: 'approved' },
    team: { id: second.id, name: second.name, role: 'member', isBanned: false },
    places: [
      {
        scheduleId,
        title: expect.any(String),
        type: '',
        board: '',
        list: 'A',
        ranking: 3,
        total: 3,
        score: '0.500000',
        bestAt: expect.any(String),
      },
    ],
    certificates: [],
    at: world.clock.now().toISOString(),
  })
})

test('tells list B from its reveal on, and nothing of it before', async () => {
  const { id, scheduleId } = await makeCompetition(world, { schedule: { list_b_mode: 'split' } })
  const [team, other] = [await makeTeam(world, id), await makeTeam(world, id)]
  await handIn(world, id, team.captain, { score: 0.9, scoreB: 0.1 })
  await handIn(world, id, other.captain, { score: 0.8, scoreB: 0.2 })
  const placesOf = async () => (await see(id, team.captain)).data.places
  expect(await placesOf()).toMatchObject([{ list: 'A', ranking: 1, score: '0.900000' }])
  await world.db
    .updateTable('schedule')
    .set({ revealed_at: world.clock.now() })
    .where('id', '=', scheduleId)
    .execute()
  expect(await placesOf()).toMatchObject([{ list: 'B', ranking: 2, score: '0.100000' }])
})

test('has no places for who has not been scored', async () => {
  const { id } = await makeCompetition(world)
  const team = await makeTeam(world, id)
  expect((await see(id, team.captain)).data).toMatchObject({ team: { id: team.id }, places: [] })
})

test('is for people who signed up, each for their own', async () => {
  const { id } = await makeCompetition(world)
  const hidden = await makeCompetition(world, { competition: { published_at: null } })
  const user = await makeUser(world)
  expect(await see(id)).toMatchObject({ status: 401, errno: 'e40101' })
  expect(await see(id, user)).toMatchObject({ status: 403, errno: 'e40330' })
  expect(await see(hidden.id, user)).toMatchObject({ status: 404, errno: 'e40420' })
  expect(await see(999_999, user)).toMatchObject({ status: 404, errno: 'e40420' })
  expect(await see('x', user)).toMatchObject({ status: 400, errno: 'e40001', paths: ['query.cmp'] })
})

test('names the certificate once the final ranks are confirmed', async () => {
  const ended = await makeEnded(world)
  const user = ended.teams[1]?.captain
  await confirmFinal(world, ended)
  const { data } = await see(ended.id, user)
  const [certificate] = data.certificates
  expect(certificate).toMatchObject({ rank: 2, revokedAt: null, path: `/certificates/${certificate.code}` })
  expect(certificate.number).toMatch(/^2026-/)
})
