import { open } from 'node:fs/promises'
import { fileSource, type ByteSource } from '../../../../base/archive/source.ts'
import type { Storage } from '../../../../base/storage/storage.ts'

/** Reads a stored file wherever one likes, from this machine's disk, until `use` is done. */
export async function withFile<T>(
  storage: Pick<Storage, 'materialise'>,
  { key, size }: { key: string; size: number },
  use: (source: ByteSource) => Promise<T>,
): Promise<T> {
  const { path, release } = await storage.materialise(key)
  try {
    const file = await open(path, 'r')
    try {
      return await use(fileSource(file, size))
    } finally {
      await file.close()
    }
  } finally {
    await release()
  }
}
