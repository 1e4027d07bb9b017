import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, waiting } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { joinTeam, makeTeam as teamOf, merge, type TestTeam } from '../../../../test/teams.ts'
import { unseen } from '../../../../test/unseen.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { updateTeam } from './server/commands/update-team.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const makeTeam = (competitionId: number, name = '队长') => teamOf(world, competitionId, name)
const edit = (id: number | string, as: TestUser | undefined, body: Record<string, unknown>) =>
  ask(world, `PUT /api/teams/${id}`, { as, body })
const list = (query: string, as?: TestUser) => ask(world, `GET /api/teams?${query}`, { as })
const stored = (id: number) =>
  world.db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const ids = (answer: { data: { teams: { id: number }[] } }) => answer.data.teams.map(team => team.id)

describe('the list', () => {
  test('shows the teams of a competition, the newest first, with captain and members', async () => {
    const { id } = await makeCompetition(world)
    const [first, second] = [await makeTeam(id), await makeTeam(id)]
    const member = await joinTeam(world, first)
    const answer = await list(`cmptId=${id}`, member)
    expect(answer.status).toBe(200)
    expect(answer.data.total).toBe(2)
    expect(ids(answer)).toEqual([second.id, first.id])
    expect(answer.data.teams[1]).toMatchObject({
      cmptId: id,
      name: first.name,
      isBanned: false,
      captain: { id: first.captain.id },
    })
    expect(answer.data.teams[1].members).toMatchObject([
      { id: first.captain.id, role: 'captain' },
      { id: member.id, role: 'member' },
    ])
  })

  test('finds by member, and by name however it is written', async () => {
    const { id } = await makeCompetition(world)
    const [deep, other] = [await makeTeam(id, 'Deep Blue'), await makeTeam(id, '飞鸟')]
    const member = await joinTeam(world, other)
    for (const search of ['deep', 'DEEP  BLUE', 'ｄｅｅｐ', ' blue '])
      expect(ids(await list(`cmptId=${id}&search=${encodeURIComponent(search)}`, member))).toEqual([deep.id])
    expect(ids(await list(`cmptId=${id}&search=${encodeURIComponent('飞')}`, member))).toEqual([other.id])
    expect(ids(await list(`cmptId=${id}&search=%25`, member))).toEqual([])
    expect(ids(await list(`userId=${member.id}`, member))).toEqual([other.id])
  })

  test('leaves out baselines and teams merged away', async () => {
    const { id } = await makeCompetition(world)
    const [stays, baseline, gone] = [await makeTeam(id), await makeTeam(id), await makeTeam(id)]
    await world.db.updateTable('team').set({ is_baseline: true }).where('id', '=', baseline.id).execute()
    await merge(world, { from: gone, into: stays })
    const answer = await list(`cmptId=${id}`, stays.captain)
    expect([ids(answer), answer.data.total]).toEqual([[stays.id], 1])
  })

  test('pages add up, and past the end there is nothing', async () => {
    const { id } = await makeCompetition(world)
    const teams = [await makeTeam(id), await makeTeam(id), await makeTeam(id)]
    const page = (number: number) =>
      list(`cmptId=${id}&per_page=2&page=${number}`, teams[0]?.captain as TestUser)
    const pages = [await page(1), await page(2), await page(3)]
    expect(pages.flatMap(ids)).toEqual(teams.map(team => team.id).reverse())
    expect(pages.map(one => one.data.total)).toEqual([3, 3, 3])
  })

  test('shows teams of a private competition to its own people alone', async () => {
    const { id } = await makeCompetition(world, {
      competition: { visibility: 'private', private_code_hash: 'x' },
    })
    const team = await makeTeam(id)
    const organiser = await makeOrganiser(world, id)
    for (const query of [`cmptId=${id}`, `userId=${team.captain.id}`]) {
      expect(ids(await list(query, team.captain))).toEqual([team.id])
      expect(ids(await list(query, organiser))).toEqual([team.id])
    }
    const outside = await makeUser(world)
    expect(await list(`cmptId=${id}`, outside)).toMatchObject({ status: 404, errno: 'e40420' })
    expect((await list(`userId=${team.captain.id}`, outside)).data).toMatchObject({ teams: [], total: 0 })
  })

  test.each([
    ['cmptId=0&userId=x&page=0', 400, 'e40001', ['query.cmptId', 'query.page', 'query.userId']],
    [`search=${'x'.repeat(61)}`, 400, 'e40001', ['query.search']],
    ['per_page=51', 400, 'e50010', ['query.per_page']],
  ])('?%s is refused', async (query, status, code, paths) => {
    const answer = await list(query, await makeUser(world))
    expect([answer.status, answer.errno, answer.paths]).toEqual([status, code, paths])
  })

  test('needs a session', async () => {
    expect((await list('')).errno).toBe('e40101')
  })
})

describe('editing', () => {
  test('changes what is given and keeps the rest', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(id)
    await edit(team.id, team.captain, { mentor: '李老师', mentorUnit: '大学' })
    const answer = await edit(team.id, team.captain, { name: ' 新名字 ', manifesto: '必胜' })
    expect(answer.status).toBe(200)
    const wanted = { name: '新名字', manifesto: '必胜', mentor: '李老师', announcement: '' }
    expect(answer.data).toMatchObject({ ...wanted, mentorUnit: '大学' })
    expect(await stored(team.id)).toMatchObject({ ...wanted, mentor_unit: '大学' })
    expect((await edit(team.id, team.captain, { mentor: '' })).data.mentor).toBe('')
  })

  const others: [string, (id: number, team: TestTeam) => Promise<TestUser | undefined>, number, string][] = [
    ['a visitor', async () => undefined, 401, 'e40101'],
    ['a stranger', () => makeUser(world), 403, 'e40331'],
    ['a member', (_id, team) => joinTeam(world, team), 403, 'e40331'],
    ['another team’s captain', async id => (await makeTeam(id)).captain, 403, 'e40331'],
  ]
  test.each(others)('%s is refused and nothing changes', async (_name, who, status, code) => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(id)
    const as = await who(id, team)
    const before = await stored(team.id)
    const answer = await edit(team.id, as, { name: '夺走', manifesto: 'x' })
    expect([answer.status, answer.errno]).toEqual([status, code])
    expect(await stored(team.id)).toEqual(before)
  })

  test.each([
    [999_999, 'e40430'],
    ['abc', 'e40401'],
  ])('team %s does not exist', async (id, code) => {
    const answer = await edit(id, await makeUser(world), { manifesto: 'x' })
    expect([answer.status, answer.errno]).toEqual([404, code])
  })

  test('all that is wrong is said at once, and ids of others are no fields', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(id)
    const before = await stored(team.id)
    const answer = await edit(team.id, team.captain, {
      name: ' ',
      manifesto: 'x'.repeat(301),
      mentor: 7,
      mentorUnit: 'a\u0000b',
      operatorId: 1,
    })
    expect([answer.status, answer.errno]).toEqual([400, 'e40001'])
    expect(answer.paths).toEqual([
      'body.manifesto',
      'body.mentor',
      'body.mentorUnit',
      'body.name',
      'body.operatorId',
    ])
    expect(await stored(team.id)).toEqual(before)
  })
})

describe('a team’s name', () => {
  test.each(unseen)('of nothing but %s is refused', async (_what, name) => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(id)
    const answer = await edit(team.id, team.captain, { name })
    expect([answer.status, answer.errno, answer.paths]).toEqual([400, 'e40001', ['body.name']])
    expect((await stored(team.id)).name).toBe(team.name)
  })

  test.each([
    ['as it is', 'Deep Blue'],
    ['in another case', 'DEEP blue'],
    ['with other spaces', ' Deep\u3000  Blue '],
    ['in full width', 'Ｄｅｅｐ Ｂｌｕｅ'],
    ['with something invisible', 'Deep\u200b Blue\ufeff'],
    ['in letters that look the same', 'ᴅᴇᴇᴘ ʙʟᴜᴇ'],
    ['in Latin capitals that look like Greek ones', 'NIKH', 'ΝΙΚΗ'],
  ])('is taken %s', async (_name, name, known = 'Deep Blue') => {
    const { id } = await makeCompetition(world)
    const [team, other] = [await makeTeam(id, known), await makeTeam(id, '飞鸟')]
    const answer = await edit(other.id, other.captain, { name, manifesto: 'x' })
    expect([answer.status, answer.errno, answer.paths]).toEqual([409, 'e40930', ['body.name']])
    expect(await stored(other.id)).toMatchObject({ name: '飞鸟', manifesto: '' })
    // The own team may write its own name anew.
    expect((await edit(team.id, team.captain, { name })).status).toBe(200)
  })

  test('is free in another competition, and again once its team was merged away', async () => {
    const [one, two] = [await makeCompetition(world), await makeCompetition(world)]
    const [team, other, elsewhere] = [await makeTeam(one.id), await makeTeam(one.id), await makeTeam(two.id)]
    await edit(team.id, team.captain, { name: 'Deep' })
    expect((await edit(elsewhere.id, elsewhere.captain, { name: 'Deep' })).status).toBe(200)
    await merge(world, { from: team, into: other })
    expect((await edit(other.id, other.captain, { name: 'Deep' })).status).toBe(200)
  })

  test('is refused to who comes while another takes it', async () => {
    const { id } = await makeCompetition(world)
    const [first, second] = [await makeTeam(id), await makeTeam(id)]
    let late: ReturnType<typeof edit> | undefined
    await world.db.transaction().execute(async tx => {
      await updateTeam(tx, {
        teamId: first.id,
        userId: first.captain.id,
        change: { name: 'Rocket' },
        now: world.clock.now(),
      })
      late = edit(second.id, second.captain, { name: 'rocket' })
      // It has looked, found the name free, and now waits for this transaction.
      await expect.poll(() => waiting(world), { timeout: 10_000 }).toBe(1)
    })
    const answer = await late
    expect([answer?.status, answer?.errno, answer?.paths]).toEqual([409, 'e40930', ['body.name']])
    expect([(await stored(first.id)).name, (await stored(second.id)).name]).toEqual(['Rocket', second.name])
  })
  test('goes to exactly one of many who ask at once', async () => {
    const { id } = await makeCompetition(world)
    const teams = await Promise.all(Array.from({ length: 6 }, () => makeTeam(id)))
    const answers = await Promise.all(teams.map(team => edit(team.id, team.captain, { name: 'Rocket' })))
    expect(answers.map(answer => answer.errno ?? 'ok').sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'e40930'),
      'ok',
    ])
  })
})
