import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { json } from '../../../../../base/database/json.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { evaluationFaults } from '../../../evaluation/faults.ts'
import type { ScoringSetting } from '../../../evaluation/schema.ts'
import { checkedMetric, requireColumns, settingOf, answersOf } from '../../../evaluation/server/public.ts'
import { rescoringFaults } from '../../faults.ts'
import { enqueueParts } from '../job.ts'
import { addMissing } from '../missing.ts'
import { lockRound } from '../../../../competing/schedules/server/public.ts'

// Written out: a plan kept for any value of a parameter does not find the index that holds for this one.
const stillOpen = sql<boolean>`state = 'open'`

/** Begins to score a round again beside its boards, which stay as they are until the switch. */
export async function startRescore(
  tx: Tx,
  ask: {
    scheduleId: number
    answers: { A: number | undefined; B: number | undefined }
    /** How the round is to be scored; null: as it is. */
    evaluation: ScoringSetting | null
    reason: string
    actor: Actor & { userId: number }
    now: Date
  },
): Promise<number> {
  const { scheduleId, answers, reason, actor, now } = ask
  const change = await changeOf(tx, ask)
  for (const list of ['A', 'B'] as const) {
    const id = answers[list]
    if (id === undefined) continue
    const found = await answersOf(tx, { roundId: scheduleId, list, instead: id })
    if (!found) throw new Failure(rescoringFaults.noAnswers)
  }
  const made = await tx
    .insertInto('rescore')
    .values({
      schedule_id: scheduleId,
      reason,
      answer_a_id: answers.A ?? null,
      answer_b_id: answers.B ?? null,
      evaluation: change && json(change.after),
      evaluation_before: change && json(change.before),
      started_by: actor.userId,
      started_at: now,
    })
    .onConflict(conflict => conflict.column('schedule_id').where(stillOpen).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Failure(rescoringFaults.alreadyOpen)
  await addMissing(tx, { id: made.id, schedule_id: scheduleId })
  await enqueueParts(tx, made.id)
  await audit(
    tx,
    actor,
    {
      action: 'rescore.start',
      subject: 'schedule',
      subjectId: scheduleId,
      detail: {
        rescore: made.id,
        reason,
        answers,
        ...(change ? { evaluation: [change.before, change.after] } : {}),
      },
    },
    now,
  )
  return made.id
}

type Change = { before: ScoringSetting; after: ScoringSetting }

/** What the new setting changes, from the one that stands under the round's lock; null where it is the same. */
async function changeOf(
  tx: Tx,
  ask: Pick<Parameters<typeof startRescore>[1], 'scheduleId' | 'answers' | 'evaluation'>,
): Promise<Change | null> {
  const { scheduleId, answers, evaluation } = ask
  if (!evaluation) return null
  const row = await lockRound(tx, { id: scheduleId })
  const before = settingOf(row)
  // What was never set up is set up, not scored again.
  if (!before) throw new Failure(evaluationFaults.incomplete)
  const after = { ...evaluation, metric: checkedMetric(evaluation.metric, 'body.evaluation.metric') }
  await requireColumns(tx, scheduleId, after.file, {
    instead: { A: answers.A ?? null, B: answers.B ?? null },
    path: 'body.evaluation.file.columns',
  })
  return isDeepStrictEqual(before, after) ? null : { before, after }
}
