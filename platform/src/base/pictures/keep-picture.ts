import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import type { Db, Tables, Tx } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { Reencoded } from './reencode.ts'

/** Keeps a picture by its content and answers the address at which everybody can see it. */
export async function keepPicture(
  db: Db | Tx,
  storage: Storage,
  picture: Reencoded,
  by: { userId: number; now: Date },
): Promise<string> {
  const stored = await storage.put(Readable.from([picture.content]), { maxBytes: picture.content.length })
  await addPictures(db, [
    {
      sha256: stored.sha256,
      media_type: picture.mediaType,
      storage_key: stored.key,
      size: stored.size,
      width: picture.width,
      height: picture.height,
      uploaded_by: by.userId,
      created_at: by.now,
    },
  ])
  return `/pictures/${stored.sha256}`
}

/** Makes what the storage has already a picture, at the address of its content. */
export async function addPictures(
  db: Db | Tx,
  pictures: readonly Insertable<Tables['picture']>[],
): Promise<void> {
  if (pictures.length > 0)
    await db
      .insertInto('picture')
      .values(pictures)
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

/** Pictures of this person at these addresses are shown to nobody any more. */
export async function removePictures(
  tx: Tx,
  addresses: readonly string[],
  uploadedBy: number,
): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .deleteFrom('picture')
    .where(
      'sha256',
      'in',
      addresses.map(address => address.replace(/^\/pictures\//, '')),
    )
    .where('uploaded_by', '=', uploadedBy)
    .execute()
}
