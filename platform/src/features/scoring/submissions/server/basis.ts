import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'

/** What a score was computed under. */
export type Basis = { scheduleId: number; scoringVersion: number; answerFileId: number }

/**
 * Whether the round still goes by these answers and this scorer. Until the transaction ends it stays so: whoever
 * switches a round to others changes both rows and so waits for this lock.
 */
export async function isBasisCurrent(tx: Tx, basis: Basis): Promise<boolean> {
  const { rows } = await sql`
    select from schedule d join answer_file a on a.schedule_id = d.id
    where d.id = ${basis.scheduleId} and d.scoring_version = ${basis.scoringVersion}
      and a.id = ${basis.answerFileId} and a.is_active
    for share`.execute(tx)
  return rows.length > 0
}
