import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { rescoringFaults } from '../../faults.ts'
import { enqueueParts } from '../job.ts'
import { addMissing } from '../missing.ts'

type Ask = { rescoreId: number; actor: Actor & { userId: number }; now: Date }

/** Locks a re-scoring that is still open. */
export async function lockOpen(tx: Tx, rescoreId: number) {
  const rescore = await tx
    .selectFrom('rescore')
    .selectAll()
    .where('id', '=', rescoreId)
    .forUpdate()
    .executeTakeFirst()
  if (!rescore) throw new Failure(rescoringFaults.notFound)
  if (rescore.state !== 'open') throw new Failure(rescoringFaults.notOpen)
  return rescore
}

/** Gives a re-scoring up: the boards never knew of it. */
export async function cancelRescore(tx: Tx, { rescoreId, actor, now }: Ask): Promise<void> {
  const rescore = await lockOpen(tx, rescoreId)
  await tx
    .updateTable('rescore')
    .set({ state: 'cancelled', ended_at: now, ended_by: actor.userId })
    .where('id', '=', rescoreId)
    .execute()
  await audit(
    tx,
    actor,
    {
      action: 'rescore.cancel',
      subject: 'schedule',
      subjectId: rescore.schedule_id,
      detail: { rescore: rescoreId },
    },
    now,
  )
}

/** Tries again what failed, and takes in what has been scored since. */
export async function retryRescore(tx: Tx, { rescoreId, actor, now }: Ask): Promise<void> {
  const rescore = await lockOpen(tx, rescoreId)
  const { numUpdatedRows: tried } = await tx
    .updateTable('rescore_result')
    .set({ state: 'waiting', fault: null, fault_code: null, computed_at: null })
    .where('rescore_id', '=', rescoreId)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  await addMissing(tx, rescore)
  await enqueueParts(tx, rescoreId)
  await audit(
    tx,
    actor,
    {
      action: 'rescore.retry',
      subject: 'schedule',
      subjectId: rescore.schedule_id,
      detail: { rescore: rescoreId, failed: Number(tried) },
    },
    now,
  )
}
