import type { Tx } from '../../../../../base/database/tables.ts'

/** Binds teams to a round that they may hand in for; null leaves them in the first one alone. The caller holds their locks. */
export async function bindTeams(
  tx: Tx,
  teamIds: readonly number[],
  scheduleId: number | null,
): Promise<void> {
  if (teamIds.length === 0) return
  await tx.updateTable('team').set({ schedule_id: scheduleId }).where('id', 'in', teamIds).execute()
}

/** Locks these teams in the order of their ids, so that two who lock several never wait for each other. */
export async function lockTeams(tx: Tx, teamIds: readonly number[]) {
  if (teamIds.length === 0) return []
  return tx.selectFrom('team').selectAll().where('id', 'in', teamIds).orderBy('id').forNoKeyUpdate().execute()
}
