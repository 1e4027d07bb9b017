import { sql } from 'kysely'
import { audit, type Actor } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { rescoringFaults } from '../../faults.ts'
import { enqueueParts } from '../job.ts'
import { addMissing } from '../missing.ts'

// Written out: a plan kept for any value of a parameter does not find the index that holds for this one.
const stillOpen = sql<boolean>`state = 'open'`

/** Begins to score a round again beside its boards, which stay as they are until the switch. */
export async function startRescore(
  tx: Tx,
  ask: {
    scheduleId: number
    answers: { A: number | undefined; B: number | undefined }
    reason: string
    actor: Actor & { userId: number }
    now: Date
  },
): Promise<number> {
  const { scheduleId, answers, reason, actor, now } = ask
  for (const list of ['A', 'B'] as const) {
    const id = answers[list]
    if (id === undefined) continue
    const found = await tx
      .selectFrom('answer_file')
      .select('id')
      .where('id', '=', id)
      .where('schedule_id', '=', scheduleId)
      .where('list', '=', list)
      .executeTakeFirst()
    if (!found) throw new Failure(rescoringFaults.noAnswers)
  }
  const made = await tx
    .insertInto('rescore')
    .values({
      schedule_id: scheduleId,
      reason,
      answer_a_id: answers.A ?? null,
      answer_b_id: answers.B ?? null,
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
      detail: { rescore: made.id, reason, answers },
    },
    now,
  )
  return made.id
}
