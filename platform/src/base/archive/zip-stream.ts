import { crc32 } from 'node:zlib'
import type { Storage } from '../storage/storage.ts'
import { layOut, type Entry } from './zip-layout.ts'

/** One file of an archive: bytes at hand, or something in the storage. */
export type StreamedEntry = { name: string; at: Date } & ({ bytes: Buffer } | { key: string; size: number })

/**
 * A zip archive as it is made, of files that are not known before: no more than one of them is in memory. What lies in
 * the storage is read twice, first for its checksum, which stands in front of it.
 */
export async function* zipStream(
  storage: Pick<Storage, 'read'>,
  entries: AsyncIterable<StreamedEntry>,
): AsyncGenerator<Buffer> {
  const done: Entry[] = []
  for await (const given of entries) {
    const { name, at } = given
    const [size, sum] =
      'bytes' in given
        ? [given.bytes.length, crc32(given.bytes)]
        : [given.size, await checksumOf(storage, given.key)]
    const entry = { name, at, size, crc32: sum }
    done.push(entry)
    yield headerOf(entry)
    if ('bytes' in given) yield given.bytes
    else yield* (await storage.read(given.key)) as AsyncIterable<Buffer>
  }
  // The directory and the end: what is of our own behind the last file.
  for (const piece of layOut(done).pieces.slice(-2)) if ('bytes' in piece) yield piece.bytes
}

/** What stands in front of a file does not depend on where in the archive it is. */
function headerOf(entry: Entry): Buffer {
  const [header] = layOut([entry]).pieces
  if (!header || !('bytes' in header)) throw new Error('an entry begins with its header')
  return header.bytes
}

async function checksumOf(storage: Pick<Storage, 'read'>, key: string): Promise<number> {
  let sum = 0
  for await (const chunk of (await storage.read(key)) as AsyncIterable<Buffer>) sum = crc32(chunk, sum)
  return sum
}
