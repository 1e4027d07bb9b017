import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireOperator } from '../../../../base/http/operator.ts'
import { may } from '../../../shared/roles/policy.ts'
import { readTeamHistory } from '../permissions.ts'
import { readCompetition } from '../../competitions/server/public.ts'
import {
  dissolveTeam as dissolveCall,
  listTeamHistory,
  listTeams,
  removeMember as removeCall,
  transferCaptain as transferCall,
  updateTeam as updateCall,
} from '../contract.ts'
import { teamFaults } from '../faults.ts'
import { dissolveTeam } from './commands/dissolve-team.ts'
import { removeMember } from './commands/remove-member.ts'
import { transferCaptain } from './commands/transfer-captain.ts'
import { updateTeam } from './commands/update-team.ts'
import { historyPage } from './history.views.ts'
import { shownTeam } from './shown-team.ts'
import { teamsPage } from './views.ts'
import { requireTeam } from './visible-team.ts'

export const teamHandlers: Handler[] = [
  handle(listTeams, async (context, { query }) => {
    // What does not exist and what this reader may not know of are answered alike.
    const { cmptId } = query
    const competition =
      cmptId === undefined ? undefined : await readCompetition(context, cmptId, context.viewer, context.now)
    return teamsPage(context, query, competition)
  }),

  handle(updateCall, async (context, { params, body }) => {
    const { viewer, now, write } = context
    const { id: teamId } = await requireTeam(context, params.id)
    await write(tx => updateTeam(tx, { teamId, userId: viewer.userId, change: body, now }))
    return shownTeam(context, teamId)
  }),

  handle(dissolveCall, async (context, { params, query }) => {
    const { viewer, address, now, write } = context
    requireOperator(viewer, query.operatorId)
    const { id: teamId } = await requireTeam(context, params.id)
    await write(tx => dissolveTeam(tx, { teamId, userId: viewer.userId, address, now }))
    return { id: teamId }
  }),

  handle(removeCall, async (context, { params, query }) => {
    const { viewer, now, write } = context
    requireOperator(viewer, query.operatorId)
    const { id: teamId } = await requireTeam(context, params.id)
    await write(tx => removeMember(tx, { teamId, memberId: params.memberId, userId: viewer.userId, now }))
    return { id: teamId, memberId: params.memberId }
  }),

  handle(transferCall, async (context, { params, body }) => {
    const { viewer, now, write } = context
    requireOperator(viewer, body.operatorId)
    const { id: teamId } = await requireTeam(context, params.id)
    await write(tx => transferCaptain(tx, { teamId, captainId: body.captainId, userId: viewer.userId, now }))
    return shownTeam(context, teamId)
  }),

  handle(listTeamHistory, async (context, { params, query }) => {
    const { db, viewer } = context
    const { id, competitionId, role } = await requireTeam(context, params.id)
    if (role === null && !may(viewer, readTeamHistory, competitionId))
      throw new Failure(teamFaults.memberOnly)
    return historyPage(db, id, { page: query.page, perPage: query.per_page })
  }),
]
