import { Failure } from '../../../base/contract/failure.ts'
import type { Context } from '../../../base/http/context.ts'
import { handle, type Handler } from '../../../base/http/handler.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import { actorOf, requireRun, requireRunOf } from '../../competitions/server/run.lookups.ts'
import {
  adjustScore as adjustCall,
  getRunNumbers,
  getRunSubmission,
  listRunSubmissions,
  setVoid as voidCall,
} from '../admin-contract.ts'
import { submissionFaults } from '../faults.ts'
import { adjustScore } from './commands/adjust-score.ts'
import { setVoid } from './commands/set-void.ts'
import { runNumbers } from './run-numbers.ts'
import { runSubmission, runSubmissions } from './run-views.ts'

export const submissionAdminHandlers: Handler[] = [
  handle(getRunNumbers, async (context, { params }) =>
    runNumbers(context.db, await requireRun(context, params.id), context.now),
  ),

  handle(listRunSubmissions, async (context, { params, query }) => {
    const competition = await requireRun(context, params.id)
    return runSubmissions(context.db, competition.id, query, context.lang)
  }),

  handle(getRunSubmission, (context, { params }) => requireRunSubmission(context, params.id)),

  handle(voidCall, async (context, { params, body }) => {
    await requireRunSubmission(context, params.id)
    const { now, write } = context
    await write(tx => setVoid(tx, { submissionId: params.id, ...body, actor: actorOf(context), now }))
    return requireRunSubmission(context, params.id)
  }),

  handle(adjustCall, async (context, { params, body }) => {
    await requireRunSubmission(context, params.id)
    const { now, write } = context
    await write(tx => adjustScore(tx, { submissionId: params.id, ...body, actor: actorOf(context), now }))
    return requireRunSubmission(context, params.id)
  }),
]

async function requireRunSubmission(context: Context<Viewer>, id: number) {
  const found = await runSubmission(context.db, id, context.lang)
  await requireRunOf(context, found, submissionFaults.notFound)
  if (!found) throw new Failure(submissionFaults.notFound)
  return found
}
