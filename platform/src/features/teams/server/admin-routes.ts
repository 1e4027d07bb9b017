import type { Handler } from '../../../base/http/handler.ts'
import { handleStaff } from '../../admin/server/staff.lookups.ts'
import { requireRun } from '../../competitions/server/run.lookups.ts'
import { listRunTeams } from '../admin-contract.ts'
import { runTeams } from './run-views.ts'

export const teamAdminHandlers: Handler[] = [
  handleStaff(listRunTeams, async (context, { params, query }) => {
    const competition = await requireRun(context, params.id)
    return runTeams(context.db, competition.id, query)
  }),
]
