import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'

/** Writes down what each submission shows, so that no page has to climb the ladder again. */
export async function keepLadder(tx: Tx, shown: ReadonlyMap<number, number>): Promise<void> {
  if (shown.size === 0) return
  const values = JSON.stringify([...shown].map(([id, score]) => ({ id, score })))
  await sql`
    update submission_score s set ladder_score = x.score
    from jsonb_to_recordset(${values}::jsonb) as x(id bigint, score double precision)
    where s.submission_id = x.id and s.board = 'A' and s.ladder_score is distinct from x.score`.execute(tx)
}
