import { sql } from 'kysely'
import type { Db, Tx } from '../database/tables.ts'
import type { Services } from '../services.ts'
import { noteUnused } from '../storage/unused-files.ts'
import { pictureOf } from './picture-at.ts'

/** How long a picture that nothing refers to stays: a text that is not saved yet may show it. */
const idleMs = 7 * 86_400_000
const atOnce = 500

/** Pictures of somebody who has no text to save any more with them, of which nothing waits for anything. */
type Given = { addresses?: readonly (string | null)[]; uploadedBy?: number }

/** What nothing refers to of these is removed without waiting. In the transaction in which they are given up. */
export async function giveUpPictures(tx: Tx, { addresses = [], uploadedBy }: Given): Promise<void> {
  const pictures = addresses.flatMap(address => (address === null ? [] : (pictureOf(address) ?? [])))
  if (pictures.length === 0 && uploadedBy === undefined) return
  await tx
    .updateTable('picture')
    .set({ unused_since: new Date(0) })
    .where('unused_since', 'is not', null)
    .where(eb =>
      eb.or([
        ...(pictures.length > 0 ? [eb('sha256', 'in', pictures)] : []),
        ...(uploadedBy === undefined ? [] : [eb('uploaded_by', '=', uploadedBy)]),
      ]),
    )
    .execute()
}

/**
 * Removes the pictures to which nothing has referred for long; their files are noted, and removed later. Twice is once.
 * What is saved meanwhile and shows one makes it used (`note_pictures`), and is waited for.
 */
export async function removeUnusedPictures(
  { db }: Pick<Services, 'db'>,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(now.getTime() - idleMs)
  for (;;) {
    const found = await db
      .selectFrom('picture')
      .select('sha256')
      .where('unused_since', '<=', before)
      .orderBy('unused_since')
      .limit(atOnce)
      .execute()
    if (found.length === 0) return
    const pictures = found.map(row => row.sha256)
    const shown = await shownAmong(db, pictures, signal)
    const rest = pictures.filter(picture => !shown.has(picture))
    await db.transaction().execute(async tx => {
      if (shown.size > 0)
        await tx
          .updateTable('picture')
          .set({ unused_since: null })
          .where('sha256', 'in', [...shown])
          .where('unused_since', '<=', before)
          .execute()
      if (rest.length === 0) return
      const gone = await tx
        .deleteFrom('picture')
        .where('sha256', 'in', rest)
        .where('unused_since', '<=', before)
        .returning('storage_key')
        .execute()
      await noteUnused(
        tx,
        gone.map(row => row.storage_key),
        now,
      )
    })
  }
}

/** Which of these pictures stand in any row of a table that may show some: those with the trigger. */
async function shownAmong(db: Db, pictures: readonly string[], signal: AbortSignal): Promise<Set<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'note_pictures'`.execute(db)
  const shown = new Set<string>()
  for (const { name } of tables) {
    signal.throwIfAborted()
    const { rows } = await sql<{ picture: string }>`
      select distinct picture from ${sql.table(name)} row, unnest(pictures_in(row::text)) picture
      where picture = any(${[...pictures]}::text[])`.execute(db)
    for (const { picture } of rows) shown.add(picture)
  }
  return shown
}
