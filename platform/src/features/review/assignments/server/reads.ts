import type { Db, Tx } from '../../../../base/database/tables.ts'

/** The proposals that are kept out of reviews. */
export async function keptOut(db: Db | Tx): Promise<Set<number>> {
  const rows = await db.selectFrom('review_rejection').select('proposal_id').execute()
  return new Set(rows.map(row => row.proposal_id))
}
