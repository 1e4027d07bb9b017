import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { ScoringSetting } from '../../../evaluation/schema.ts'

/**
 * A round goes over to another metric: its boards of days gone keep their numbers, and say what those are of. The caller
 * holds the round's lock, which keeping a board takes too: each is kept wholly before this or wholly after it.
 */
export async function markPastDays(
  tx: Tx,
  { scheduleId, metric, now }: { scheduleId: number; metric: ScoringSetting['metric']; now: Date },
): Promise<void> {
  await tx
    .updateTable('ranking_snapshot_run')
    .set({ old_metric: json(metric), metric_until: now })
    .where('schedule_id', '=', scheduleId)
    .where('metric_until', 'is', null)
    .execute()
}
