import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../../../base/sandbox/duckdb.ts'
import type { FileDescription } from '../file-rules.ts'
import { FileFault } from './engine/file-fault.ts'
import { loadSubmission } from './engine/load.ts'
import { jsonToCsv } from './engine/read-json.ts'
import { openTable } from './engine/table-source.ts'
import { unpack } from './engine/unpack.ts'

/** A result file among several that are read one after another in one process, each with a place of its own. */
export type OneOfMany = { number: number; path: string; name: string }

const placeOf = (file: OneOfMany, folder: string) => join(folder, `file-${file.number}`)

/** All paths that reading these files opens: what a locked database must be allowed before it is locked. */
export const pathsRead = (files: readonly OneOfMany[], folder: string): string[] =>
  files.flatMap(file => [
    file.path,
    ...['submission.txt', 'submission.csv', 'submission.normal'].map(name =>
      join(placeOf(file, folder), name),
    ),
  ])

/**
 * A result file as table `predictions` (`id`, `p0`, …), in place of the one before, by the reader that scoring uses.
 * Answers how many rows it has; undefined where it is not, or no longer, what the round describes.
 */
export async function readPredictions(
  db: Database,
  file: OneOfMany,
  description: FileDescription,
  { folder, unpackedBytes }: { folder: string; unpackedBytes: number },
): Promise<number | undefined> {
  const own = placeOf(file, folder)
  await mkdir(own)
  try {
    await db.run('drop table if exists predictions')
    const plain = await unpack(file, own, unpackedBytes)
    const path =
      plain.format === 'json' || plain.format === 'jsonl'
        ? (await jsonToCsv(plain.path, plain.format, description, own)).path
        : plain.path
    const { rows, wrong } = await loadSubmission(
      db,
      await openTable(path, plain.format === 'tsv' ? '\t' : ',', join(own, 'submission.normal')),
      description,
      undefined,
    )
    return wrong === 0 ? rows : undefined
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return undefined
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}
