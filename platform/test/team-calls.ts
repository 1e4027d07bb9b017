import { ask } from './ask.ts'
import { makeCompetition, type TestUser } from './factories.ts'
import { joinTeam, makeTeam } from './teams.ts'
import type { World } from './world.ts'

/** What people and organisers do with teams over HTTP, and what became of them; the world is there once a test runs. */
export function teamCalls(world: () => World) {
  const remove = (team: { id: number | string }, memberId: number | string, as?: TestUser, query = '') =>
    ask(world(), `DELETE /api/teams/${team.id}/members/${memberId}${query}`, { as })
  const transfer = (team: { id: number | string }, body: Record<string, unknown>, as?: TestUser) =>
    ask(world(), `PUT /api/teams/${team.id}/captain`, { as, body })
  const dissolve = (team: { id: number | string }, as?: TestUser, query = '') =>
    ask(world(), `DELETE /api/teams/${team.id}${query}`, { as })
  const history = (team: { id: number | string }, as?: TestUser, query = '') =>
    ask(world(), `GET /api/teams/${team.id}/history?${query}`, { as })
  const ban = (
    team: { id: number | string },
    as?: TestUser,
    body: Record<string, unknown> = { reason: '抄袭' },
  ) => ask(world(), `POST /api/teams/${team.id}/ban`, { as, body })
  const unban = (team: { id: number | string }, as?: TestUser, reason = '申诉成立') =>
    ask(world(), `DELETE /api/teams/${team.id}/ban`, { as, body: { reason } })
  const counts = (id: number) =>
    world()
      .db.selectFrom('competition')
      .select(['team_count', 'participant_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const teamOf = async (competitionId: number, user: TestUser) =>
    (await world()
      .db.selectFrom('team_member')
      .select(['team_id', 'role'])
      .where('competition_id', '=', competitionId)
      .where('user_id', '=', user.id)
      .executeTakeFirst()) ?? null
  async function withMember() {
    const { id } = await makeCompetition(world())
    const team = await makeTeam(world(), id)
    return { id, team, member: await joinTeam(world(), team) }
  }
  const end = (id: number) =>
    world()
      .db.updateTable('competition')
      .set({ end_at: new Date(world().clock.now().getTime() - 1) })
      .where('id', '=', id)
      .execute()
  return { remove, transfer, dissolve, history, ban, unban, counts, teamOf, withMember, end }
}
