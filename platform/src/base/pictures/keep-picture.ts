import { Readable } from 'node:stream'
import type { Db, Tx } from '../database/tables.ts'
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
  await db
    .insertInto('picture')
    .values({
      sha256: stored.sha256,
      media_type: picture.mediaType,
      storage_key: stored.key,
      size: stored.size,
      width: picture.width,
      height: picture.height,
      uploaded_by: by.userId,
      created_at: by.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return `/pictures/${stored.sha256}`
}
