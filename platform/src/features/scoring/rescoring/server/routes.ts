import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { actorOf, requireRun } from '../../../competing/competitions/server/public.ts'
import { submissionFaults } from '../../submissions/faults.ts'
import {
  cancelRescore as cancelCall,
  getRescore,
  listRescores,
  rescoreOne as oneCall,
  retryRescore as retryCall,
  startRescore as startCall,
  switchRescore as switchCall,
} from '../contract.ts'
import { rescoringFaults } from '../faults.ts'
import { cancelRescore, retryRescore } from './commands/end-rescore.ts'
import { rescoreOne } from './commands/rescore-one.ts'
import { startRescore } from './commands/start-rescore.ts'
import { switchRescore } from './commands/switch-rescore.ts'
import { requireFittingAnswers } from './fitting.ts'
import { rescoreDetail } from './detail.views.ts'
import { rescoreRounds, rescoresOf } from './views.ts'
import { requireRound } from '../../../competing/schedules/server/public.ts'
import { submissionState } from '../../submissions/server/public.ts'

export const rescoringHandlers: Handler[] = [
  handleStaff(listRescores, async (context, { params }) => {
    const { id } = await requireRun(context, params.id)
    return { rounds: await rescoreRounds(context.db, id) }
  }),

  handleStaff(startCall, async (context, { params, body }) => {
    const schedule = await requireRound(context.db, { id: params.scheduleId, competitionId: params.id })
    const { now, write } = context
    const answers = { A: body.answerA, B: body.answerB }
    const { evaluation = null } = body
    if (evaluation)
      await requireFittingAnswers(context, {
        round: schedule,
        file: evaluation.file,
        answers,
        lang: context.lang,
      })
    const id = await write(tx =>
      startRescore(tx, {
        scheduleId: schedule.id,
        answers,
        evaluation,
        reason: body.reason,
        actor: actorOf(context),
        now,
      }),
    )
    return present(context, id)
  }),

  handleStaff(getRescore, async (context, { params, query }) => {
    await requireRescore(context, params)
    const found = await rescoreDetail(context.db, params.rescoreId, query, context.lang)
    if (!found) throw new Failure(rescoringFaults.notFound)
    return found
  }),

  handleStaff(switchCall, async (context, { params, body }) => {
    await requireRescore(context, params)
    const { now, write } = context
    const { behind } = await write(tx =>
      switchRescore(tx, { rescoreId: params.rescoreId, ...body, actor: actorOf(context), now }),
    )
    // Said only now: what is missing has been given to the scorer, and stays so.
    if (behind > 0)
      throw new Failure(rescoringFaults.behind, {
        issues: [{ path: 'rescore', code: 'behind', message: String(behind) }],
      })
    return present(context, params.rescoreId)
  }),

  handleStaff(cancelCall, async (context, { params }) => {
    await requireRescore(context, params)
    const { now, write } = context
    await write(tx => cancelRescore(tx, { rescoreId: params.rescoreId, actor: actorOf(context), now }))
    return present(context, params.rescoreId)
  }),

  handleStaff(retryCall, async (context, { params }) => {
    await requireRescore(context, params)
    const { now, write } = context
    await write(tx => retryRescore(tx, { rescoreId: params.rescoreId, actor: actorOf(context), now }))
    return present(context, params.rescoreId)
  }),

  handleStaff(oneCall, async (context, { params, body }) => {
    const { db, now, write } = context
    const found = await submissionState(db, params.submissionId, params.id)
    if (!found) throw new Failure(submissionFaults.notFound)
    const ask = { submissionId: found.id, reason: body.reason, actor: actorOf(context), now }
    return { state: await write(tx => rescoreOne(tx, ask)) }
  }),
]

async function requireRescore({ db }: Context<Viewer>, of: { id: number; rescoreId: number }): Promise<void> {
  const rescore = await db
    .selectFrom('rescore')
    .select('schedule_id')
    .where('id', '=', of.rescoreId)
    .executeTakeFirst()
  if (!rescore) throw new Failure(rescoringFaults.notFound)
  await requireRound(db, { id: rescore.schedule_id, competitionId: of.id }, rescoringFaults.notFound)
}

async function present(context: Context<Viewer>, id: number) {
  const [found] = await rescoresOf(context.db, { id })
  if (!found) throw new Failure(rescoringFaults.notFound)
  return found
}
