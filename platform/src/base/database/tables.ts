import type { Kysely, Transaction } from 'kysely'
import type { Columns } from './columns.ts'

/**
 * All tables, by name. Each feature adds the ones it owns in its `server/tables.ts`
 * (`declare module` on this file), so that the ground floor knows no feature.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Tables {
  idempotent_answer: Columns['idempotent_answer']
  /** Append only. */
  audit_entry: Columns['audit_entry']
  /** Addressed by content, served to everybody at `/pictures/{sha256}`. */
  picture: Columns['picture']
  /** Files of the storage that may be used by nobody. */
  unused_file: Columns['unused_file']
  rate_window: Columns['rate_window']
  installation: Columns['installation']
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/**
 * What a view needs that only reads: the database itself will do, a transaction, or the connections that reads share.
 * Building a write does not compile; raw SQL that writes is refused by PostgreSQL where the connection is a shared one.
 */
export type ReadDb = Pick<Db, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor'>
