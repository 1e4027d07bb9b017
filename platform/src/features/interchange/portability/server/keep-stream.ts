import type { Readable } from 'node:stream'
import { makeMeter } from '../../../../base/storage/incoming.ts'
import type { Storage } from '../../../../base/storage/storage.ts'
import type { Kept } from './contents.ts'

/**
 * Brings a content into the storage, where it stays whatever becomes of the import: it names nobody and is found by
 * nobody.
 */
export async function keepStream(
  storage: Pick<Storage, 'put'>,
  source: Readable,
  size: number,
): Promise<Kept> {
  const { meter, read } = makeMeter()
  source.on('error', error => meter.destroy(error))
  const stored = await storage.put(source.pipe(meter), { maxBytes: size })
  return { ...stored, crc32: read().crc32 }
}
