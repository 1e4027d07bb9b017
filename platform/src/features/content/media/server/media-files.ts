import type { Db } from '../../../../base/database/tables.ts'
import { pictureAt } from '../../../../base/pictures/picture-at.ts'
import type { MediaKind } from '../rules.ts'

/** Something of the library with where its bytes are: of a picture the widest. */
export type MediaFile = {
  id: number
  kind: MediaKind
  name: string
  altZh: string
  altEn: string
  isDecorative: boolean
  mediaType: string
  key: string
  size: number
}

/** These of the library, to be taken elsewhere. */
export async function mediaFilesOf(db: Db, ids: readonly number[]): Promise<MediaFile[]> {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async row => {
      const { id, kind, name, alt_zh: altZh, alt_en: altEn, is_decorative: isDecorative } = row
      const file = row.storage_key
        ? { key: row.storage_key, size: row.size, mediaType: row.media_type }
        : await pictureAt(db, row.url).then(
            found => found && { key: found.storage_key, size: found.size, mediaType: found.media_type },
          )
      if (!file) throw new Error(`medium ${id} has no bytes`)
      return { id, kind, name, altZh, altEn, isDecorative, ...file, size: Number(file.size) }
    }),
  )
}
