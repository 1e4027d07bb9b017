import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Db, Tx } from '../database/tables.ts'
import type { Services } from '../services.ts'
import { keyOf, MissingFileError, type Storage } from './storage.ts'

/** How long a file that nothing refers to stays: whoever keeps the same bytes meanwhile can still come to refer to it. */
const idleMs = 60 * 60_000
const atOnce = 500

/** The columns that refer to files of the storage. */
export const fileColumns = [
  'answer_file.storage_key',
  'bid_file.storage_key',
  'code_procedure.pack_key',
  'code_procedure.storage_key',
  'competition_export.entries_key',
  'competition_import.storage_key',
  'dataset_file.storage_key',
  'feedback.picture_key',
  'job_application.cv_key',
  'media.storage_key',
  'own_data_download.documents_key',
  'picture.storage_key',
  'spic_file.neutral_key',
  'spic_file.storage_key',
  'spic_print.storage_key',
  'submission.storage_key',
  'submission_file.storage_key',
] as const

/**
 * These files may be used by nobody, or soon not be: once nothing has referred to them for a while, they are removed. In
 * the transaction in which something ceases to refer to one, or before one is kept for which a crash may come too early.
 */
export async function noteUnused(db: Db | Tx, keys: readonly string[], now: Date): Promise<void> {
  const each = [...new Set(keys)]
  if (each.length > 0)
    await db
      .insertInto('unused_file')
      .values(each.map(key => ({ storage_key: key, since: now })))
      .onConflict(conflict => conflict.column('storage_key').doUpdateSet({ since: now }))
      .execute()
}

/** Puts files into the storage that are found where nothing comes of them: each is noted before it is there. */
export const putNoted = ({ db, storage, now }: Pick<Services, 'db' | 'storage'> & { now: Date }) => ({
  put: (source: Parameters<Storage['put']>[0], options: Parameters<Storage['put']>[1]) =>
    storage.put(source, { ...options, onKey: key => noteUnused(db, [key], now) }),
})

/** Removes the files that nothing refers to. Twice is once. */
export async function removeUnused(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const usedAmong = whichAreUsed({ db, storage })
  for (;;) {
    signal.throwIfAborted()
    const noted = await db
      .selectFrom('unused_file')
      .selectAll()
      .where('since', '<=', new Date(now.getTime() - idleMs))
      .orderBy('since')
      .limit(atOnce)
      .execute()
    const used = await usedAmong(noted.map(row => row.storage_key))
    for (const { storage_key: key, since } of noted)
      if (used.has(key) || (await storage.remove(key, { idleMs })))
        // What was noted anew meanwhile is looked at another time.
        await db.deleteFrom('unused_file').where('storage_key', '=', key).where('since', '=', since).execute()
      else await noteUnused(db, [key], now)
    if (noted.length < atOnce) return
  }
}

/**
 * Tells which of some files anything refers to: a column, an archive of somebody's data, or the list of what is in an
 * export. Lists are read once, and only where no column refers to a file.
 */
export function whichAreUsed(from: Pick<Services, 'db' | 'storage'>) {
  let inLists: Promise<Set<string>> | undefined
  return async (keys: readonly string[]): Promise<Set<string>> => {
    const used = await usedByColumns(from.db, keys)
    if (keys.every(key => used.has(key))) return used
    inLists ??= listed(from)
    const others = await inLists
    return new Set(keys.filter(key => used.has(key) || others.has(key)))
  }
}

/** What stands in lists of files, which name them by their hashes. */
async function listed({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<Set<string>> {
  const { rows: lists } = await sql<{ entries: string | null; key: string | null }>`
    select entries::text as entries, null as key from own_data_download where entries is not null
    union all select null, entries_key from competition_export where entries_key is not null`.execute(db)
  const keys = new Set<string>()
  for (const { entries, key } of lists) {
    const list = key === null ? (entries ?? '') : await textOf(storage, key)
    for (const [sha256] of list.matchAll(/[0-9a-f]{64}/g)) keys.add(keyOf(sha256))
  }
  return keys
}

/** An export whose list is gone can be sent to nobody. */
const textOf = async (storage: Services['storage'], key: string): Promise<string> =>
  storage.read(key).then(text, (error: unknown) => {
    if (error instanceof MissingFileError) return ''
    throw error
  })

async function usedByColumns(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const each = fileColumns.map(name => {
    const [table, column] = name.split('.') as [string, string]
    return sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} = any(${[...keys]}::text[])`
  })
  const { rows } = await sql<{ key: string }>`${sql.join(each, sql` union `)}`.execute(db)
  return new Set(rows.map(row => row.key))
}
