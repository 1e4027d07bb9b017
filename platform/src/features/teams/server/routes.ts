import { Failure } from '../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../base/http/handler.ts'
import { listTeams, updateTeam as updateTeamCall } from '../contract.ts'
import { teamFaults } from '../faults.ts'
import { updateTeam } from './commands/update-team.ts'
import { teamsById, teamsPage } from './views.ts'

export const teamHandlers: Handler[] = [
  handle(listTeams, ({ db, viewer, now }, { query }) => teamsPage(db, query, viewer, now)),

  handle(updateTeamCall, async ({ db, viewer, write }, { params, body }) => {
    await write(tx => updateTeam(tx, { teamId: params.id, userId: viewer.userId, change: body }))
    const [team] = await teamsById(db, [params.id])
    if (!team) throw new Failure(teamFaults.notFound)
    return team
  }),
]
