import type { Tx } from '../../../../../base/database/tables.ts'

const day = 24 * 60 * 60 * 1000

/** Notes that reviewers are reminded of what is late, once a day at most; answers those who were not within the last day. */
export async function noteReminded(tx: Tx, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return []
  const noted = await tx
    .updateTable('reviewer')
    .set({ reminded_at: now })
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('reminded_at', 'is', null), eb('reminded_at', '<=', new Date(now.getTime() - day))]),
    )
    .returning('id')
    .execute()
  return noted.map(row => row.id)
}
