import type { Tx } from '../../../../../base/database/tables.ts'

/** Binds teams to a round that they may hand in for; null leaves them in the first one alone. The caller holds their locks. */
export async function bindTeams(
  tx: Tx,
  teamIds: readonly number[],
  scheduleId: number | null,
): Promise<void> {
  if (teamIds.length === 0) return
  await tx
    .updateTable('team')
    .set({ schedule_id: scheduleId })
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...teamIds]))))
    .execute()
}
