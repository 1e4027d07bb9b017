import { Readable } from 'node:stream'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import { reencodePicture } from '../../../../base/pictures/reencode.ts'
import { putNoted } from '../../../../base/storage/unused-files.ts'

export type KeptPicture = Pick<
  Selectable<Tables['feedback']>,
  'picture_key' | 'picture_sha256' | 'picture_size' | 'picture_name'
>
export const noPicture: KeptPicture = {
  picture_key: null,
  picture_sha256: null,
  picture_size: null,
  picture_name: null,
}

const nameOf = {
  'image/png': 'picture.png',
  'image/jpeg': 'picture.jpeg',
  'image/webp': 'picture.webp',
} as const
export const mediaTypeOf = (name: NonNullable<KeptPicture['picture_name']>): string =>
  name.replace('picture.', 'image/')

/** A picture made anew, in the storage: it is none of those that everybody can see. */
export async function keepPicture(context: Context, given: Buffer): Promise<KeptPicture> {
  const { content, mediaType } = await reencodePicture(given)
  const { key, sha256, size } = await putNoted(context).put(Readable.from([content]), {
    maxBytes: content.length,
  })
  return { picture_key: key, picture_sha256: sha256, picture_size: size, picture_name: nameOf[mediaType] }
}
