import { audit } from '../../../../base/audit/audit.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { actorOf, requireRun } from '../../competitions/server/public.ts'
import { exportTeams, listRunTeams } from '../managed.contract.ts'
import { runTeams } from './managed.views.ts'
import { sendTeams } from './teams-file.views.ts'

export const teamAdminHandlers: Handler[] = [
  handleStaff(listRunTeams, async (context, { params, query }) => {
    const competition = await requireRun(context, params.id)
    return runTeams(context.db, competition.id, query)
  }),

  handleStaff(exportTeams, async (context, { params, query }) => {
    const { id } = await requireRun(context, params.id)
    const { now, write } = context
    await write(tx =>
      audit(tx, actorOf(context), { action: 'team.export', subject: 'competition', subjectId: id }, now),
    )
    sendTeams(context, id, query)
  }),
]
