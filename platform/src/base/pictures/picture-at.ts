import type { ReadDb } from '../database/tables.ts'

/** Where everybody can see a picture. */
export const addressOf = (picture: { sha256: string }): string => `/pictures/${picture.sha256}`

const address = /^\/pictures\/([0-9a-f]{64})$/

/** Which picture an address is of; undefined for one that is none of ours. */
export const pictureOf = (path: string): string | undefined => address.exec(path)?.[1]

/** What is shown at the address of a picture; undefined for one that is not ours, or is gone. */
export async function pictureAt(db: ReadDb, path: string) {
  const sha256 = pictureOf(path)
  if (sha256 === undefined) return undefined
  return db
    .selectFrom('picture')
    .select(['media_type', 'storage_key', 'size'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}
