import { Failure } from '../../../base/contract/failure.ts'
import type { Context } from '../../../base/http/context.ts'
import { handle, type Handler } from '../../../base/http/handler.ts'
import { readMultipart } from '../../../base/http/multipart.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import { actorOf, requireRun, requireRunOf } from '../../competitions/server/run.lookups.ts'
import { scheduleFaults } from '../../schedules/faults.ts'
import { submissionFaults } from '../../submissions/faults.ts'
import {
  answersFields,
  answersFiles,
  cancelRescore as cancelCall,
  getRescore,
  listRescores,
  rescoreOne as oneCall,
  retryRescore as retryCall,
  startRescore as startCall,
  switchRescore as switchCall,
  uploadAnswers,
} from '../contract.ts'
import { rescoringFaults } from '../faults.ts'
import { checkAnswers } from './check-answers.ts'
import { cancelRescore, retryRescore } from './commands/end-rescore.ts'
import { keepAnswers } from './commands/keep-answers.ts'
import { rescoreOne } from './commands/rescore-one.ts'
import { startRescore } from './commands/start-rescore.ts'
import { switchRescore } from './commands/switch-rescore.ts'
import { answersOf, rescoreDetail, rescoreRounds, rescoresOf } from './views.ts'

const largestAnswers = 512 * 1024 * 1024

export const rescoringHandlers: Handler[] = [
  handle(listRescores, async (context, { params }) => {
    const { id } = await requireRun(context, params.id)
    return { rounds: await rescoreRounds(context.db, id) }
  }),

  handle(uploadAnswers, async (context, { params }) => {
    const { db, storage, now, write } = context
    const schedule = await requireSchedule(context, params.id)
    const { fields, files } = await readMultipart(context, {
      schema: answersFields,
      files: answersFiles,
      storage,
      maxBytes: () => largestAnswers,
    })
    const [file] = files
    if (!file || file.size === 0)
      throw new Failure(rescoringFaults.answersMissing, {
        issues: [{ path: 'body.file', code: 'required' }],
      })
    await checkAnswers(storage, file, {
      description: schedule.file_description,
      isSplit: schedule.list_b_mode === 'split',
    })
    const id = await write(tx =>
      keepAnswers(tx, { scheduleId: schedule.id, list: fields.list, file, actor: actorOf(context), now }),
    )
    const [kept] = await answersOf(db, { id })
    if (!kept) throw new Failure(rescoringFaults.noAnswers)
    return kept
  }),

  handle(startCall, async (context, { params, body }) => {
    const schedule = await requireSchedule(context, params.id)
    const { now, write } = context
    const id = await write(tx =>
      startRescore(tx, {
        scheduleId: schedule.id,
        answers: { A: body.answerA, B: body.answerB },
        reason: body.reason,
        actor: actorOf(context),
        now,
      }),
    )
    return present(context, id)
  }),

  handle(getRescore, async (context, { params, query }) => {
    await requireRescore(context, params.id)
    const found = await rescoreDetail(context.db, params.id, query, context.lang)
    if (!found) throw new Failure(rescoringFaults.notFound)
    return found
  }),

  handle(switchCall, async (context, { params, body }) => {
    await requireRescore(context, params.id)
    const { now, write } = context
    const { behind } = await write(tx =>
      switchRescore(tx, { rescoreId: params.id, ...body, actor: actorOf(context), now }),
    )
    // Said only now: what is missing has been given to the scorer, and stays so.
    if (behind > 0)
      throw new Failure(rescoringFaults.behind, {
        issues: [{ path: 'rescore', code: 'behind', message: String(behind) }],
      })
    return present(context, params.id)
  }),

  handle(cancelCall, async (context, { params }) => {
    await requireRescore(context, params.id)
    const { now, write } = context
    await write(tx => cancelRescore(tx, { rescoreId: params.id, actor: actorOf(context), now }))
    return present(context, params.id)
  }),

  handle(retryCall, async (context, { params }) => {
    await requireRescore(context, params.id)
    const { now, write } = context
    await write(tx => retryRescore(tx, { rescoreId: params.id, actor: actorOf(context), now }))
    return present(context, params.id)
  }),

  handle(oneCall, async (context, { params, body }) => {
    const { db, now, write } = context
    const found = await db
      .selectFrom('submission')
      .select('competition_id as competitionId')
      .where('id', '=', params.id)
      .executeTakeFirst()
    await requireRunOf(context, found, submissionFaults.notFound)
    const ask = { submissionId: params.id, reason: body.reason, actor: actorOf(context), now }
    return { state: await write(tx => rescoreOne(tx, ask)) }
  }),
]

async function requireSchedule(context: Context<Viewer>, id: number) {
  const row = await context.db.selectFrom('schedule').selectAll().where('id', '=', id).executeTakeFirst()
  await requireRunOf(context, row && { competitionId: row.competition_id }, scheduleFaults.notFound)
  if (!row) throw new Failure(scheduleFaults.notFound)
  return row
}

async function requireRescore(context: Context<Viewer>, id: number): Promise<void> {
  const found = await context.db
    .selectFrom('rescore as r')
    .innerJoin('schedule as d', 'd.id', 'r.schedule_id')
    .select('d.competition_id as competitionId')
    .where('r.id', '=', id)
    .executeTakeFirst()
  await requireRunOf(context, found, rescoringFaults.notFound)
}

async function present(context: Context<Viewer>, id: number) {
  const [found] = await rescoresOf(context.db, { id })
  if (!found) throw new Failure(rescoringFaults.notFound)
  return found
}
