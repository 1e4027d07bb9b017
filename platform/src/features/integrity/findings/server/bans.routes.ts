import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { shownTeam, requireTeam } from '../../../competing/teams/server/public.ts'
import { handleStaffOf } from '../../../shared/roles/server/public.ts'
import { banTeam as banCall, unbanTeam as unbanCall } from '../bans.contract.ts'
import { banTeam } from './commands/ban-team.ts'
import { unbanTeam } from './commands/unban-team.ts'

const loadTeam = (context: Context<Viewer>, { params }: { params: { id: number } }) =>
  requireTeam(context, params.id)

export const banHandlers: Handler[] = [
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
