import type { Generated, Kysely, Transaction } from 'kysely'

/**
 * All tables, by name. Each feature adds the ones it owns in its `server/tables.ts`
 * (`declare module` on this file), so that the ground floor knows no feature.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Tables {
  idempotent_answer: { actor: string; key: string; request: string; answer: unknown; created_at: Date }
  /** Append only. */
  audit_entry: {
    id: Generated<number>
    at: Date
    actor_id: number | null
    action: string
    subject: string
    subject_id: number | null
    detail: Generated<unknown>
    address: string | null
  }
  /** Addressed by content, served to everybody at `/pictures/{sha256}`. */
  picture: {
    sha256: string
    media_type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp'
    storage_key: string
    size: number
    width: Generated<number | null>
    height: Generated<number | null>
    uploaded_by: Generated<number | null>
    created_at: Generated<Date>
  }
  rate_window: { scope: string; window_start: Date; hits: number }
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/**
 * What a view needs that only reads: the database itself will do, a transaction, or the connections that reads share.
 * Building a write does not compile; raw SQL that writes is refused by PostgreSQL where the connection is a shared one.
 */
export type ReadDb = Pick<Db, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor'>
