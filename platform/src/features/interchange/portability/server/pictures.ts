import { buffer } from 'node:stream/consumers'
import type { Insertable } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tables } from '../../../../base/database/tables.ts'
import { storePicture } from '../../../../base/pictures/keep-picture.ts'
import { addressOf } from '../../../../base/pictures/picture-at.ts'
import { reencodePicture } from '../../../../base/pictures/reencode.ts'
import type { Services } from '../../../../base/services.ts'
import type { CompetitionDocument } from '../documents.ts'
import { isPlainDrawing } from '../drawing.ts'
import type { Kept } from './contents.ts'

const mostBytes = 10 * 1024 * 1024

export type Pictures = {
  /** The address of each here by its hash there. */
  addresses: ReadonlyMap<string, string>
  rows: readonly Insertable<Tables['picture']>[]
}

/**
 * The pictures of a document, made anew from their pixels as every uploaded one is; drawings as they are, when they are
 * plain. What is no sound picture is left out: texts then show its name.
 */
export async function readyPictures(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  pictures: CompetitionDocument['pictures'],
  contents: ReadonlyMap<string, Kept>,
  by: { userId: number | null; now: Date },
): Promise<Pictures> {
  const addresses = new Map<string, string>()
  const rows: Insertable<Tables['picture']>[] = []
  for (const { sha256, mediaType } of pictures) {
    const content = contents.get(sha256)
    if (!content || content.size > mostBytes) continue
    const bytes = await buffer(await storage.read(content.key))
    if (mediaType === 'image/svg+xml') {
      if (!isPlainDrawing(bytes.toString())) continue
      const { key, size } = content
      const row = { sha256, media_type: mediaType, storage_key: key, size }
      rows.push({ ...row, uploaded_by: by.userId, created_at: by.now })
      addresses.set(sha256, addressOf(row))
      continue
    }
    const picture = await reencodePicture(bytes).catch((error: unknown) => {
      if (error instanceof Failure) return undefined
      throw error
    })
    if (!picture) continue
    const stored = await storePicture(db, storage, picture, by)
    rows.push(stored)
    addresses.set(sha256, addressOf(stored))
  }
  return { addresses, rows }
}
