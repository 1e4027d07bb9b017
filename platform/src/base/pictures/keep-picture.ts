import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import type { Db, Tables, Tx } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'
import { noteUnused } from '../storage/unused-files.ts'
import { pictureOf } from './picture-at.ts'
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

/** Makes what the storage has already a picture, at the address of its content; one that was only worn stays from now on. */
export async function addPictures(tx: Tx, pictures: readonly Picture[]): Promise<void> {
  if (pictures.length > 0)
    await tx
      .insertInto('picture')
      .values(pictures)
      .onConflict(conflict => conflict.column('sha256').doUpdateSet({ is_worn: false }))
      .execute()
}

/** Adds a picture that is there for as long as somebody wears it. */
export async function addWornPicture(tx: Tx, picture: Picture): Promise<void> {
  await tx
    .insertInto('picture')
    .values({ ...picture, is_worn: true })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Pictures at these addresses that were there to be worn are shown to nobody any more, and their files are removed. */
export async function removeWornPictures(tx: Tx, addresses: readonly string[], now: Date): Promise<void> {
  const pictures = addresses.flatMap(address => pictureOf(address) ?? [])
  if (pictures.length === 0) return
  const gone = await tx
    .deleteFrom('picture')
    .where('sha256', 'in', pictures)
    .where('is_worn', '=', true)
    .returning('storage_key')
    .execute()
  await noteUnused(
    tx,
    gone.map(row => row.storage_key),
    now,
  )
}
