import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireOperator } from '../../../../base/http/operator.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { may } from '../../../shared/roles/policy.ts'
import { handleStaffOf } from '../../../shared/roles/server/staff.lookups.ts'
import { readCompetition } from '../../competitions/server/lookups.ts'
import {
  banTeam as banCall,
  dissolveTeam as dissolveCall,
  listTeamHistory,
  listTeams,
  removeMember as removeCall,
  transferCaptain as transferCall,
  unbanTeam as unbanCall,
  updateTeam as updateCall,
} from '../contract.ts'
import { teamFaults } from '../faults.ts'
import { banTeam } from '../../../integrity/findings/server/commands/ban-team.ts'
import { dissolveTeam } from './commands/dissolve-team.ts'
import { removeMember } from './commands/remove-member.ts'
import { transferCaptain } from './commands/transfer-captain.ts'
import { unbanTeam } from '../../../integrity/findings/server/commands/unban-team.ts'
import { updateTeam } from './commands/update-team.ts'
import { historyPage } from './history.views.ts'
import { teamById, teamsPage, type Team } from './views.ts'
import { requireTeam } from './visible.ts'

const loadTeam = (context: Context<Viewer>, { params }: { params: { id: number } }) =>
  requireTeam(context, params.id)

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
    if (role === null && !may(viewer, 'team.history', competitionId)) throw new Failure(teamFaults.memberOnly)
    return historyPage(db, id, { page: query.page, perPage: query.per_page })
  }),

  handleStaffOf(banCall, loadTeam, async (context, { body }, { id: teamId }) => {
    const { viewer, address, now, write } = context
    await write(tx => banTeam(tx, { ...body, teamId, userId: viewer.userId, address, now }))
    return shownTeam(context, teamId)
  }),

  handleStaffOf(unbanCall, loadTeam, async (context, { body }, { id: teamId }) => {
    const { viewer, address, now, write } = context
    await write(tx => unbanTeam(tx, { ...body, teamId, userId: viewer.userId, address, now }))
    return shownTeam(context, teamId)
  }),
]

/** The team as its reader sees it after a change. */
async function shownTeam(context: Context<Viewer>, id: number): Promise<Team> {
  const team = await teamById(context, id)
  if (!team) throw new Failure(teamFaults.notFound)
  return team
}
