import type { Tx } from '../../../../../base/database/tables.ts'
import { activityOf } from '../activity.ts'

/** Moves the times of a competition's invite activity, if it has one. */
export async function moveActivity(
  tx: Tx,
  competitionId: number,
  moved: (date: Date) => Date,
): Promise<void> {
  const activity = await activityOf(tx, competitionId)
  if (!activity) return
  await tx
    .updateTable('invite_activity')
    .set({ start_at: moved(activity.start_at), end_at: moved(activity.end_at) })
    .where('competition_id', '=', competitionId)
    .execute()
}
