import { sql } from 'kysely'
import type { Db, Tx } from '../database/tables.ts'
import type { Services } from '../services.ts'

/** How long a file that nothing refers to stays: whoever keeps the same bytes meanwhile can still come to refer to it. */
const idleMs = 60 * 60_000
const atOnce = 500

/** The columns that refer to files of the storage. */
export const fileColumns = [
  'answer_file.storage_key',
  'code_procedure.pack_key',
  'code_procedure.storage_key',
  'competition_export.entries_key',
  'competition_import.storage_key',
  'dataset_file.storage_key',
  'own_data_download.documents_key',
  'picture.storage_key',
  'submission.storage_key',
  'submission_file.storage_key',
] as const

/**
 * These files may be used by nobody, or soon not be: once nothing has referred to them for a while, they are removed. In
 * the transaction in which something ceases to refer to one, or before one is kept for which a crash may come too early.
 */
export async function noteUnused(db: Db | Tx, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length > 0)
    await db
      .insertInto('unused_file')
      .values(keys.map(key => ({ storage_key: key, since: now })))
      .onConflict(conflict => conflict.column('storage_key').doUpdateSet({ since: now }))
      .execute()
}

/** Removes the files that nothing refers to. Twice is once. */
export async function removeUnused(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const noted = await db
      .selectFrom('unused_file')
      .selectAll()
      .where('since', '<=', new Date(now.getTime() - idleMs))
      .orderBy('since')
      .limit(atOnce)
      .execute()
    const used = await usedAmong(
      db,
      noted.map(row => row.storage_key),
    )
    for (const { storage_key: key, since } of noted)
      if (used.has(key) || (await storage.remove(key, { idleMs })))
        // What was noted anew meanwhile is looked at another time.
        await db.deleteFrom('unused_file').where('storage_key', '=', key).where('since', '=', since).execute()
      else await noteUnused(db, [key], now)
    if (noted.length < atOnce) return
  }
}

async function usedAmong(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const each = fileColumns.map(name => {
    const [table, column] = name.split('.') as [string, string]
    return sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} = any(${[...keys]}::text[])`
  })
  const { rows } = await sql<{ key: string }>`${sql.join(each, sql` union `)}`.execute(db)
  return new Set(rows.map(row => row.key))
}
