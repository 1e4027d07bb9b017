import type { ReadDb } from '../database/tables.ts'

/** What is shown at the address of a picture; undefined for one that is not ours, or is gone. */
export const pictureAt = (db: ReadDb, address: string) =>
  db
    .selectFrom('picture')
    .select(['media_type', 'storage_key', 'size'])
    .where('sha256', '=', address.replace(/^\/pictures\//, ''))
    .executeTakeFirst()
