import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { startChild } from '../../../../../base/sandbox/child.ts'
import { MissingFileError, type Storage } from '../../../../../base/storage/storage.ts'
import type { FileDescription } from '../../../../engine/scorer/file-rules.ts'
import type { ChildRequest, Compared, CompareLimits, Task } from './compare.ts'

/** A hundred files of 10,000 rows took 19 seconds on a busy machine with two cores, of 500,000 rows under five minutes. */
const usual: CompareLimits = {
  memoryMb: 512,
  threads: 1,
  timeoutMs: 15 * 60_000,
  unpackedBytes: 1024 ** 3,
}

export type StoredFile = { number: number; storageKey: string; name: string }
export type Compare = (
  files: readonly StoredFile[],
  description: FileDescription,
  task: Task,
) => Promise<Compared>

/**
 * Compares result files in a process of its own, as locked down as the scorer's, that may read these files alone. They
 * are not copied first, as files are for scoring: nothing but our own SQL runs here.
 */
export const comparing =
  (storage: Storage, options: { limits?: Partial<CompareLimits>; signal?: AbortSignal } = {}): Compare =>
  async (files, description, task) => {
    const limits = { ...usual, ...options.limits }
    const held: { release(): Promise<void> }[] = []
    try {
      const given: ChildRequest['files'] = []
      const lost: number[] = []
      for (const file of files) {
        const own = await storage.materialise(file.storageKey).catch((error: unknown) => {
          if (!(error instanceof MissingFileError)) throw error
          return undefined
        })
        // One file that is gone does not keep the others from being looked at.
        if (!own) {
          lost.push(file.number)
          continue
        }
        held.push(own)
        given.push({ number: file.number, name: file.name, path: await realpath(own.path) })
      }
      const child = await startChild<ChildRequest, Compared | { crashed: string }>(
        join(import.meta.dirname, 'child.ts'),
        { mayRead: given.map(file => file.path) },
      )
      try {
        const ran = await child.run(
          { files: given, description, task, folder: child.folder, limits },
          limits,
          options.signal,
        )
        if (ran.how !== 'answered')
          throw new Error(`files could not be compared: ${ran.how === 'died' ? ran.reason : ran.how}`)
        if ('crashed' in ran.answer) throw new Error(`files could not be compared: ${ran.answer.crashed}`)
        return { ...ran.answer, unreadable: [...lost, ...ran.answer.unreadable] }
      } finally {
        await child.end()
      }
    } finally {
      await Promise.all(held.map(file => file.release()))
    }
  }
