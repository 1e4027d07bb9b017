import type { Db } from '../database/tables.ts'
import { readToMemory } from '../storage/read-to-memory.ts'
import type { Storage } from '../storage/storage.ts'
import { openLibrary } from './reencode.ts'

const mostBytes = 40_000_000

/** A kept picture as PNG, by its address, at most so wide and high; null when there is none at it. */
export async function readPicture(
  { db, storage }: { db: Db; storage: Storage },
  path: string,
  longestSide: number,
): Promise<Uint8Array | null> {
  const sha256 = /^\/pictures\/([0-9a-f]{64})$/.exec(path)?.[1]
  if (sha256 === undefined) return null
  const row = await db
    .selectFrom('picture')
    .select('storage_key')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (!row) return null
  const content = await readToMemory(await storage.read(row.storage_key), mostBytes)
  const sharp = await openLibrary()
  return sharp(content, { failOn: 'error' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer()
}
