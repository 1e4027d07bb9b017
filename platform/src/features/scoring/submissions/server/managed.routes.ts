import { audit } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { actorOf, requireRun } from '../../../competing/competitions/server/public.ts'
import {
  adjustScore as adjustCall,
  exportSubmissions,
  getRunNumbers,
  getRunSubmission,
  giveTries as giveTriesCall,
  listRunSubmissions,
  setVoid as voidCall,
} from '../managed.contract.ts'
import { submissionFaults } from '../faults.ts'
import { adjustScore } from './commands/adjust-score.ts'
import { giveTries } from './commands/give-tries.ts'
import { setVoid } from './commands/set-void.ts'
import { sendSubmissions } from './export.views.ts'
import { runNumbers } from './run-numbers.views.ts'
import { runSubmission, runSubmissions } from './managed.views.ts'

export const submissionAdminHandlers: Handler[] = [
  handleStaff(getRunNumbers, async (context, { params }) =>
    runNumbers(context.db, await requireRun(context, params.id), context.now),
  ),

  handleStaff(listRunSubmissions, async (context, { params, query }) => {
    const competition = await requireRun(context, params.id)
    return runSubmissions(context.db, competition.id, query, context.lang)
  }),

  handleStaff(exportSubmissions, async (context, { params, query }) => {
    const { id } = await requireRun(context, params.id)
    const { viewer, address, now, write } = context
    await write(tx =>
      audit(
        tx,
        { userId: viewer.userId, address },
        { action: 'submission.export', subject: 'competition', subjectId: id },
        now,
      ),
    )
    sendSubmissions(context, id, query)
  }),

  handleStaff(getRunSubmission, (context, { params }) => requireRunSubmission(context, params)),

  handleStaff(voidCall, async (context, { params, body }) => {
    const { id: submissionId } = await requireRunSubmission(context, params)
    const { now, write } = context
    await write(tx => setVoid(tx, { submissionId, ...body, actor: actorOf(context), now }))
    return requireRunSubmission(context, params)
  }),

  handleStaff(adjustCall, async (context, { params, body }) => {
    const { id: submissionId } = await requireRunSubmission(context, params)
    const { now, write } = context
    await write(tx => adjustScore(tx, { submissionId, ...body, actor: actorOf(context), now }))
    return requireRunSubmission(context, params)
  }),

  handleStaff(giveTriesCall, async (context, { params, body }) => {
    const competition = await requireRun(context, params.id)
    const { now, write } = context
    const given = { competition, teamId: params.teamId, ...body, actor: actorOf(context), now }
    return write(tx => giveTries(tx, given))
  }),
]

/** Of another competition it is none. */
async function requireRunSubmission(context: Context<Viewer>, of: { id: number; submissionId: number }) {
  const found = await runSubmission(context.db, of.submissionId, context.lang)
  if (found?.competitionId !== of.id) throw new Failure(submissionFaults.notFound)
  return found
}
