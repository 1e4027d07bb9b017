import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { handIn, joinTeam, makeTeam, request } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const list = (query: string, as?: TestUser) => ask(world, `GET /api/teams?${query}`, { as })
const ids = (answer: { data: { teams: { id: number }[] } }) => answer.data.teams.map(team => team.id)
const ban = (id: number, as: TestUser) =>
  ask(world, `POST /api/teams/${id}/ban`, { as, body: { reason: 'x' } })

describe('finding a team', () => {
  test('of a private competition tells nobody outside that there is one', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    await world.db
      .updateTable('competition')
      .set({ visibility: 'private', private_code_hash: 'x' })
      .where('id', '=', id)
      .execute()
    const [outside, entered] = [await makeUser(world), await makeUser(world)]
    await world.db
      .insertInto('competition_access')
      .values({ competition_id: id, user_id: entered.id, granted_at: world.clock.now() })
      .execute()
    const nowhere = await list('cmptId=999999', outside)
    expect(nowhere).toMatchObject({ status: 404, errno: 'e40420' })
    expect(await list(`cmptId=${id}`, outside)).toEqual(nowhere)
    expect(ids(await list(`cmptId=${id}`, entered))).toEqual([team.id])
    expect(ids(await list(`cmptId=${id}`, team.captain))).toEqual([team.id])
  })

  test('with room, that looks for members, or by its number', async () => {
    const { id } = await makeCompetition(world, { competition: { team_size_max: 2 } })
    const [full, open, banned] = [
      await makeTeam(world, id),
      await makeTeam(world, id),
      await makeTeam(world, id),
    ]
    await joinTeam(world, full)
    for (const team of [full, open, banned])
      await ask(world, `PUT /api/teams/${team.id}`, {
        as: team.captain,
        body: { wantsMembers: team !== full },
      })
    await ban(banned.id, await makeOrganiser(world, id))
    const reader = open.captain
    expect(ids(await list(`cmptId=${id}&hasRoom=true`, reader))).toEqual([open.id])
    expect(ids(await list(`cmptId=${id}&wantsMembers=true`, reader))).toEqual([open.id])
    expect(ids(await list(`cmptId=${id}&search=${full.id}`, reader))).toEqual([full.id])
    expect(ids(await list(`cmptId=${id}`, reader))).toEqual([banned.id, open.id, full.id])
    expect((await list(`cmptId=${id}&hasRoom=perhaps`, reader)).paths).toEqual(['query.hasRoom'])
  })

  test('says of each whether one may ask it, and why not', async () => {
    const { id } = await makeCompetition(world, { competition: { team_size_max: 2 } })
    const [own, full, asked, free, busy] = [
      await makeTeam(world, id),
      await makeTeam(world, id),
      await makeTeam(world, id),
      await makeTeam(world, id),
      await makeTeam(world, id),
    ]
    await joinTeam(world, full)
    const requestId = await request(world, asked, own.captain)
    for (let more = 3; more > 0; more--) {
      await handIn(world, id, own.captain)
      await handIn(world, id, busy.captain)
    }
    const answer = await list(`cmptId=${id}`, own.captain)
    expect(answer.data.ask).toEqual({ allowed: true })
    const said = Object.fromEntries(
      answer.data.teams.map((team: { id: number; ask: { code?: string } }) => [team.id, team.ask]),
    )
    expect(said[own.id].code).toBe('e40935')
    expect(said[full.id].code).toBe('e40931')
    expect(said[asked.id]).toMatchObject({ code: 'e40934', requestId })
    expect(said[busy.id].code).toBe('e40950')
    expect(said[free.id]).toEqual({ allowed: true, kind: 'join', requestId: null })
  })

  test('says what keeps one from asking any', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    const member = await joinTeam(world, team)
    const reason = async (as: TestUser) => (await list(`cmptId=${id}`, as)).data.ask
    expect(await reason(member)).toMatchObject({ allowed: false, code: 'e40336' })
    expect(await reason(await makeUser(world))).toMatchObject({
      code: 'e40330',
      hint: `/competitions/${id}`,
    })
    expect(await reason(team.captain)).toEqual({ allowed: true })
    expect((await list('', team.captain)).data.ask).toBeNull()
    await world.db
      .updateTable('competition')
      .set({ merge_deadline: world.clock.now() })
      .where('id', '=', id)
      .execute()
    expect((await reason(team.captain)).code).toBe('e40937')
    await ban(team.id, await makeOrganiser(world, id))
    expect((await reason(team.captain)).code).toBe('e40333')
  })

  test('a captain of several asks to merge', async () => {
    const { id } = await makeCompetition(world)
    const [team, other] = [await makeTeam(world, id), await makeTeam(world, id)]
    await joinTeam(world, team)
    const answer = await list(`cmptId=${id}&search=${other.id}`, team.captain)
    expect(answer.data.teams[0].ask).toEqual({ allowed: true, kind: 'merge', requestId: null })
  })
})

describe('one’s own team', () => {
  const own = async (id: number, as: TestUser) =>
    (await list(`cmptId=${id}&userId=${as.id}`, as)).data.teams[0]

  test('says what one may do with it', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    expect((await own(id, team.captain)).own).toMatchObject({
      manage: { allowed: true },
      quit: { code: 'e40938' },
      dissolve: { allowed: true },
    })
    const member = await joinTeam(world, team)
    expect((await own(id, team.captain)).own.dissolve.code).toBe('e40953')
    expect((await own(id, member)).own).toMatchObject({
      manage: { code: 'e40331' },
      quit: { code: 'e40335' },
      dissolve: { code: 'e40331' },
    })
    const others = await list(`cmptId=${id}&userId=${team.captain.id}`, await makeUser(world))
    expect(others.data.teams[0].own).toBeNull()
  })

  test('shows its announcement to members alone', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    const member = await joinTeam(world, team)
    await ask(world, `PUT /api/teams/${team.id}`, {
      as: team.captain,
      body: { announcement: '今晚八点开会' },
    })
    expect((await own(id, member)).announcement).toBe('今晚八点开会')
    const outsider = await makeUser(world)
    expect((await list(`cmptId=${id}`, outsider)).data.teams[0].announcement).toBe('')
  })
})
