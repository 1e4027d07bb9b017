import type { Readable } from 'node:stream'
import { makeMeter } from '../../../../base/storage/incoming.ts'
import type { Services } from '../../../../base/services.ts'
import type { Storage } from '../../../../base/storage/storage.ts'
import { noteUnused } from '../../../../base/storage/unused-files.ts'
import type { Kept } from './contents.ts'

/**
 * What a job keeps is noted as unused where the job fails. Not before: it may take longer than unused files stay, and
 * refer to them only at its end.
 */
export async function keeping<S extends Pick<Services, 'db' | 'storage' | 'clock'>, T>(
  services: S,
  work: (services: S) => Promise<T>,
): Promise<T> {
  const { db, storage, clock } = services
  const kept: string[] = []
  const put: Storage['put'] = (source, options) =>
    storage.put(source, {
      ...options,
      onKey: async key => {
        kept.push(key)
        await options.onKey?.(key)
      },
    })
  try {
    return await work({ ...services, storage: { ...storage, put } })
  } catch (error) {
    await noteUnused(db, kept, clock.now())
    throw error
  }
}

/** Brings a content into the storage. */
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
