import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeScored } from '../../../../test/running.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { joinTeam, makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

async function file(id: number, as: TestUser | undefined, query = '') {
  const { statusCode, headers, body } = await world.app.inject({
    method: 'GET',
    url: `/api/admin/competitions/${id}/teams.csv?${query}`,
    headers: { ...as?.headers },
  })
  return { status: statusCode, type: headers['content-type'], lines: body.split('\r\n') }
}

async function scored(id: number, scheduleId: number, scores: { A: number; B: number }) {
  const user = await makeUser(world)
  const { teamId } = await enter(world, id, user)
  await makeScored(world, { competitionId: id, scheduleId, teamId, userId: user.id }, scores)
  return { teamId, user }
}

describe('the exported teams', () => {
  test('stand with their members, and with rank and score on every board', async () => {
    const { id, scheduleId } = await makeCompetition(world, { schedule: { list_b_mode: 'split' } })
    const first = await scored(id, scheduleId, { A: 0.5, B: 0.9 })
    const second = await scored(id, scheduleId, { A: 0.7, B: 0.8 })
    const cheat = await scored(id, scheduleId, { A: 1, B: 1 })
    const organiser = await makeOrganiser(world, id)
    await ask(world, `POST /api/teams/${cheat.teamId}/ban`, { as: organiser, body: { reason: '抄袭, 属实' } })
    await world.db.updateTable('team').set({ name: '=1+1' }).where('id', '=', second.teamId).execute()
    const all = await file(id, organiser)
    expect([all.status, all.type]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(all.lines[0]).toMatch(
      /^\uFEFFteam_id,team,state,ban_reason,.*,rank_1_A,score_1_A,rank_1_B,score_1_B$/,
    )
    expect(all.lines[1]).toMatch(new RegExp(`^${cheat.teamId},.*,banned,"抄袭, 属实",.*,,,,$`))
    expect(all.lines[2]).toMatch(new RegExp(`^${second.teamId},'=1\\+1,ranked,,,.*,1,0\\.7,2,0\\.8$`))
    expect(all.lines[3]).toMatch(new RegExp(`^${first.teamId},.*,ranked,,,.*,2,0\\.5,1,0\\.9$`))
    expect(all.lines.slice(4)).toEqual([''])
    expect((await file(id, organiser, 'state=banned')).lines).toHaveLength(3)
    const said = await world.db
      .selectFrom('audit_entry')
      .select('actor_id')
      .where('action', '=', 'team.export')
      .where('subject_id', '=', id)
      .execute()
    expect(said).toEqual([{ actor_id: organiser.id }, { actor_id: organiser.id }])
  })

  test('name boards as their reader knows them', async () => {
    const names = [{ key: '学生组', zh: '高校组', en: 'Universities' }]
    const { id } = await makeCompetition(world, {
      schedule: { sub_ranks: ['学生组', '公开组'], sub_rank_names: JSON.stringify(names) as never },
    })
    const organiser = await makeOrganiser(world, id)
    const heads = await Promise.all(
      ['zh-CN', 'en-US'].map(async lang => (await file(id, organiser, `lang=${lang}`)).lines[0]),
    )
    expect(heads.map(head => head?.match(/rank_[^,]*/g))).toEqual([
      ['rank_1_A_高校组', 'rank_1_A_公开组'],
      ['rank_1_A_Universities', 'rank_1_A_公开组'],
    ])
  })

  test('name the captain and the members apart', async () => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    const member = await joinTeam(world, team)
    const organiser = await makeOrganiser(world, id)
    const [, line] = (await file(id, organiser, `search=${team.id}`)).lines
    expect(line).toContain(`,${team.captain.name},,${member.name},,2,`)
  })

  test('are for organisers of this competition alone', async () => {
    const { id } = await makeCompetition(world)
    const foreign = await makeOrganiser(world, (await makeCompetition(world)).id)
    const answers = await Promise.all([undefined, await makeUser(world), foreign].map(as => file(id, as)))
    expect(answers.map(answer => answer.status)).toEqual([401, 403, 403])
    const organiser = await makeOrganiser(world, id)
    expect((await file(id, organiser, 'state=x')).status).toBe(400)
    expect((await file(id, organiser)).lines).toHaveLength(2)
  })
})
