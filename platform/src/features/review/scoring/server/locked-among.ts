import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** Which of these assignments have a locked sheet. */
export async function lockedAmong(db: Db | Tx, assignmentIds: readonly number[]): Promise<Set<number>> {
  if (assignmentIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('review_sheet')
    .select('assignment_id')
    // As one parameter: there may be more than a statement can have.
    .where(sql<boolean>`assignment_id = any(${[...assignmentIds]}::bigint[])`)
    .where('locked_at', 'is not', null)
    .execute()
  return new Set(rows.map(row => row.assignment_id))
}
