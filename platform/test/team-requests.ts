import { ask } from './ask.ts'
import { makeCompetition, type TestUser } from './factories.ts'
import { makeTeam, type TestTeam } from './teams.ts'
import type { World } from './world.ts'

type Way = 'requests' | 'merges'
type Named = { id: number | string }

/** Asking teams, answering them and taking it back, as the calls do it. */
export const requestsOf = (world: World) => ({
  askTeam: (team: TestTeam, as: TestUser | undefined, way: Way = 'requests', body: object = {}) =>
    ask(world, `POST /api/teams/v2/${team.id}/${way}`, {
      as,
      body: { message: '想一起参赛', cmptId: team.competitionId, ...body },
    }),
  answer: (team: Named, requestId: number | string, action: string, as?: TestUser) =>
    ask(world, `PUT /api/teams/v2/${team.id}/requests/${requestId}`, { as, body: { action } }),
  withdraw: (team: Named, requestId: number | string, as?: TestUser) =>
    ask(world, `DELETE /api/teams/v2/${team.id}/requests/${requestId}`, { as }),
  received: (team: Named, as?: TestUser, query = '') =>
    ask(world, `GET /api/teams/v2/${team.id}/requests?${query}`, { as }),
  sent: (competitionId: number, as?: TestUser) =>
    ask(world, `GET /api/teams/v2/requests?cmptId=${competitionId}`, { as }),
  stateOf: (id: number) =>
    world.db
      .selectFrom('team_request')
      .select(['state', 'void_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  /** A competition with two teams of one. */
  two: async (competition = {}) => {
    const { id } = await makeCompetition(world, { competition })
    return { id, team: await makeTeam(world, id), other: await makeTeam(world, id) }
  },
})
