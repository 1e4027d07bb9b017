import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Storage } from '../../../../base/storage/storage.ts'

/** Bytes in the storage, by what they are. The checksum is what archives ask for. */
export type Content = { sha256: string; key: string; size: number; crc32?: number }
export type Kept = Required<Content>

/** Keeps what a generator writes; the checksum is counted on the way. */
export async function keepText(
  storage: Pick<Storage, 'put'>,
  text: AsyncIterable<string> | Iterable<string>,
): Promise<Kept> {
  let sum = 0
  async function* counted() {
    for await (const piece of text) {
      const bytes = Buffer.from(piece)
      sum = crc32(bytes, sum)
      yield bytes
    }
  }
  const stored = await storage.put(Readable.from(counted(), { objectMode: false }), {
    maxBytes: Number.MAX_SAFE_INTEGER,
  })
  return { ...stored, crc32: sum }
}

/** The checksum of what is kept, read once from end to end. Throws where it is not the content that it should be. */
export async function checked(storage: Pick<Storage, 'read'>, content: Content): Promise<Kept> {
  const hash = createHash('sha256')
  let sum = 0
  let size = 0
  for await (const chunk of (await storage.read(content.key)) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    sum = crc32(chunk, sum)
    size += chunk.length
  }
  if (size !== content.size || hash.digest('hex') !== content.sha256)
    throw new Error(`the stored file ${content.key} is not what it was`)
  return { ...content, crc32: sum }
}
