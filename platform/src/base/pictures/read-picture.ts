import type { Db } from '../database/tables.ts'
import { readToMemory } from '../storage/read-to-memory.ts'
import type { Storage } from '../storage/storage.ts'
import { pictureAt } from './picture-at.ts'
import { openLibrary } from './reencode.ts'

const mostBytes = 40_000_000

/** A kept picture as PNG, by its address, at most so wide and high; null when there is none at it. */
export async function readPicture(
  { db, storage }: { db: Db; storage: Storage },
  path: string,
  longestSide: number,
): Promise<Uint8Array | null> {
  const picture = await pictureAt(db, path)
  if (!picture) return null
  const content = await readToMemory(await storage.read(picture.storage_key), mostBytes)
  const sharp = await openLibrary()
  return sharp(content, { failOn: 'error' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer()
}
