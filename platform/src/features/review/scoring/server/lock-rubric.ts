import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'

const space = 7071

/** While the rubric of a track changes no sheet of it is locked, and the other way round. */
export async function lockRubric(tx: Tx, trackId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${space}, ${trackId})`.execute(tx)
}
/** Sheets are locked side by side. */
export async function holdRubric(tx: Tx, trackId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${space}, ${trackId})`.execute(tx)
}
