import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** First half of the advisory lock's name; the second is the import's. Workers' pools have one of their own. */
const callerLockSpace = 7778

const nameOf = (id: number | RawBuilder<number>) => sql`hashtext('import:' || ${id}::text)`

/**
 * Says that this connection's process imports it, until `releaseImport` or until the process ends: PostgreSQL releases the lock
 * the moment the connection does. Taken in the transaction that says so in the import's row, it outlives that.
 */
export async function holdImport(tx: Tx, id: number): Promise<void> {
  await sql`select pg_advisory_lock(${sql.lit(callerLockSpace)}, ${nameOf(id)})`.execute(tx)
}

export async function releaseImport(connection: Db, id: number): Promise<void> {
  await sql`select pg_advisory_unlock(${sql.lit(callerLockSpace)}, ${nameOf(id)})`.execute(connection)
}

/** Whether some process says that of the import of this id. */
export const isHeld = (id: RawBuilder<number>): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from pg_locks
  where locktype = 'advisory' and classid = ${sql.lit(callerLockSpace)} and granted
    and database = (select oid from pg_database where datname = current_database())
    and objid = (${nameOf(id)}::bigint & 4294967295)::oid
)`
