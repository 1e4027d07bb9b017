import { sql, type Selectable } from 'kysely'
import type { Tables } from '../../../../base/database/tables.ts'
import { work, type JobRun } from '../../../../base/jobs/job.ts'
import type { Services } from '../../../../base/services.ts'
import { descriptionOf } from '../../evaluation/rules.ts'
import { scorerOf } from '../../evaluation/server/public.ts'
import { queueLength, type Other } from '../../submissions/server/public.ts'
import { compute, type Score } from './compute.ts'
import { enqueuePart, parts, runRescoreJob } from './job.ts'

/** After so many the job ends and comes back, so that a stop of the worker does not wait for thousands. */
const atOnce = 20
const patience = 1_000

/**
 * Scores one part of a re-scoring. In a lane of its own, and whenever a competitor's submission waits it makes room:
 * nobody's score comes later because of it. Safe to run twice and to be killed at any point.
 */
export const runJob = (score: Score) =>
  work(runRescoreJob, async (services, { rescoreId, part }, run) => {
    const { db } = services
    const comeBack = (at?: Date) => db.transaction().execute(tx => enqueuePart(tx, rescoreId, part, at))
    for (let done = 0; done < atOnce; done++) {
      const rescore = await db
        .selectFrom('rescore')
        .select(['state', 'answer_a_id', 'answer_b_id', 'evaluation'])
        .where('id', '=', rescoreId)
        .executeTakeFirst()
      if (rescore?.state !== 'open') return
      const next = await nextOf(services, rescoreId, part)
      if (next === undefined) return
      if ((await queueLength(db)) > 0) return comeBack(new Date(Date.now() + patience))
      await scoreOne(services, score, { rescoreId, submissionId: next, other: otherOf(rescore) }, run)
    }
    await comeBack()
  })

async function nextOf({ db }: Services, rescoreId: number, part: number): Promise<number | undefined> {
  const next = await db
    .selectFrom('rescore_result')
    .select('submission_id')
    .where('rescore_id', '=', rescoreId)
    // As the index of what waits says it: a plan made for any state would pass over all that is scored.
    .where('state', '=', sql.lit('waiting'))
    .where(eb => eb(eb('submission_id', '%', parts), '=', part))
    .orderBy('submission_id')
    .limit(1)
    .executeTakeFirst()
  return next?.submission_id
}

const otherOf = (
  rescore: Pick<Selectable<Tables['rescore']>, 'answer_a_id' | 'answer_b_id' | 'evaluation'>,
): Other => ({
  answers: { A: rescore.answer_a_id, B: rescore.answer_b_id },
  setting: rescore.evaluation && {
    metric: scorerOf(rescore.evaluation.metric),
    file: descriptionOf(rescore.evaluation.file),
  },
})

type Item = { rescoreId: number; submissionId: number; other: Other }

async function scoreOne(services: Services, score: Score, item: Item, run: JobRun): Promise<void> {
  const { rescoreId, submissionId, other } = item
  const computed = await compute(services, score, submissionId, other, run.signal).catch((error: unknown) => {
    // A stop of this worker is nobody's fault; else the next attempt may fare better, up to the last.
    if (run.signal.aborted || !run.isLastAttempt) throw error
    run.log.error({ err: error, submission: submissionId }, 'a submission could not be scored again')
    return { ok: false as const, fault: 'platform' as const, code: 'platform' }
  })
  if (!computed.ok && computed.fault === 'platform' && !run.isLastAttempt)
    throw new Error(`scoring failed: ${computed.code}`)
  await services.db
    .updateTable('rescore_result')
    .set({
      computed_at: services.clock.now(),
      ...(computed.ok
        ? {
            state: 'scored',
            score_a: computed.scores.A,
            score_b: computed.scores.B,
            leave_out: computed.spread?.leaveOut ?? null,
            row_count: computed.spread?.rows ?? null,
            ...computed.hashes,
          }
        : { state: 'failed', fault: computed.fault, fault_code: computed.code }),
    })
    .where('rescore_id', '=', rescoreId)
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'waiting')
    .execute()
}
