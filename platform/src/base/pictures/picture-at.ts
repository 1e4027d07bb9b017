import type { ReadDb } from '../database/tables.ts'

const address = /^\/pictures\/([0-9a-f]{64})$/

/** What is shown at the address of a picture; undefined for one that is not ours, or is gone. */
export async function pictureAt(db: ReadDb, path: string) {
  const sha256 = address.exec(path)?.[1]
  if (sha256 === undefined) return undefined
  return db
    .selectFrom('picture')
    .select(['media_type', 'storage_key', 'size'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}
