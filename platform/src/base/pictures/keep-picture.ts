import { Readable } from 'node:stream'
import { sql, type Insertable } from 'kysely'
import type { Db, Tables, Tx } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'
import { noteUnused } from '../storage/unused-files.ts'
import type { Reencoded } from './reencode.ts'

type Picture = Insertable<Tables['picture']>

/** Puts a picture into the storage; everybody can see it once it is added. */
export async function storePicture(
  db: Db,
  storage: Storage,
  picture: Reencoded,
  by: { userId: number | null; now: Date },
): Promise<Picture> {
  const stored = await storage.put(Readable.from([picture.content]), {
    maxBytes: picture.content.length,
    // First, so that the file is found where nothing comes of it.
    onKey: key => noteUnused(db, [key], by.now),
  })
  return {
    sha256: stored.sha256,
    media_type: picture.mediaType,
    storage_key: stored.key,
    size: stored.size,
    width: picture.width,
    height: picture.height,
    uploaded_by: by.userId,
    created_at: by.now,
  }
}

/**
 * Makes what the storage has already a picture, at the address of its content. It stays for as long as something shows it;
 * what nothing shows yet may be in a text that is not saved. What several people brought is nobody's alone.
 */
export async function addPictures(tx: Tx, pictures: readonly Picture[]): Promise<void> {
  if (pictures.length > 0)
    await tx
      .insertInto('picture')
      .values(pictures.map(picture => ({ ...picture, unused_since: picture.created_at })))
      .onConflict(conflict =>
        conflict.column('sha256').doUpdateSet({
          unused_since: sql`case when picture.unused_since is null then null else excluded.unused_since end`,
          uploaded_by: sql`case when picture.uploaded_by = excluded.uploaded_by then picture.uploaded_by end`,
        }),
      )
      .execute()
}
