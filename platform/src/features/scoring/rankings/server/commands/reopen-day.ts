import type { Day } from '../../../../../base/clock/zone.ts'
import type { Tx } from '../../../../../base/database/tables.ts'

/**
 * A day's board that is kept already is taken anew, once what was received that day has its score: for a submission
 * whose transaction comes after the snapshot of the day on which the server received it.
 */
export async function reopenDay(tx: Tx, scheduleId: number, day: Day): Promise<void> {
  const kept = await tx
    .deleteFrom('ranking_snapshot_run')
    .where('schedule_id', '=', scheduleId)
    .where('day', '=', day)
    .executeTakeFirst()
  if (kept.numDeletedRows === 0n) return
  await tx
    .deleteFrom('ranking_snapshot')
    .where('schedule_id', '=', scheduleId)
    .where('day', '=', day)
    .execute()
}
