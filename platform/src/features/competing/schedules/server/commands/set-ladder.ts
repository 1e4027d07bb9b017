import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { scheduleFaults } from '../../faults.ts'
import { submissionsIn } from '../hooks.ts'

/** A ladder is chosen before the first submission: scores made without one cannot climb it. */
export async function setLadder(
  tx: Tx,
  ask: { scheduleId: number; ladder: boolean; actor: Actor; now: Date },
): Promise<void> {
  const { scheduleId, ladder, actor, now } = ask
  // Against the foreign key of a submission that is being accepted.
  const row = await tx
    .selectFrom('schedule')
    .select('ladder')
    .where('id', '=', scheduleId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(scheduleFaults.notFound)
  if (row.ladder === ladder) return
  if ((await submissionsIn.run(tx, { scheduleId })).size > 0) throw new Failure(scheduleFaults.hasSubmissions)
  await tx.updateTable('schedule').set({ ladder }).where('id', '=', scheduleId).execute()
  await audit(
    tx,
    actor,
    { action: 'schedule.ladder', subject: 'schedule', subjectId: scheduleId, detail: { ladder } },
    now,
  )
}
