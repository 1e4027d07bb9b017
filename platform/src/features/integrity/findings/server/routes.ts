import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { competitionFaults } from '../../../competing/competitions/faults.ts'
import { actorOf, requireRun } from '../../../competing/competitions/server/public.ts'
import { getFinding, listFindings, runChecks, settleFinding as settleCall } from '../contract.ts'
import { integrityFaults } from '../faults.ts'
import { requestChecks } from './commands/request-checks.ts'
import { settleFinding } from './commands/settle-finding.ts'
import { findingsView, findingView, lastRun } from './views.ts'

export const integrityHandlers: Handler[] = [
  handleStaff(listFindings, async (context, { params, query }) => {
    const { id } = await requireRun(context, params.id)
    return findingsView(context.db, id, query, context)
  }),

  handleStaff(getFinding, (context, { params }) => requireFinding(context, params)),

  handleStaff(runChecks, async (context, { params }) => {
    const { id } = await requireRun(context, params.id)
    const { db, now, write } = context
    await write(tx => requestChecks(tx, { competitionId: id, actor: actorOf(context), now }))
    const run = await lastRun(db, id)
    if (!run) throw new Failure(competitionFaults.notFound)
    return run
  }),

  handleStaff(settleCall, async (context, { params, body }) => {
    const { now, write } = context
    const ask = { competitionId: params.id, findingId: params.findingId, ...body }
    await write(tx => settleFinding(tx, { ...ask, actor: actorOf(context), now }))
    return requireFinding(context, params)
  }),
]

/** Of another competition it is none. */
async function requireFinding({ db }: Context<Viewer>, of: { id: number; findingId: number }) {
  const found = await findingView(db, of.id, of.findingId)
  if (!found) throw new Failure(integrityFaults.notFound)
  return found
}
