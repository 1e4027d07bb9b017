import { openLocked, type Database } from '../../../../../base/sandbox/duckdb.ts'
import type { FileDescription } from '../../../../engine/scorer/file-rules.ts'
import { pathsRead, readPredictions, type OneOfMany } from '../../../../engine/scorer/server/predictions.ts'
import type { Step } from '../../probing-rules.ts'
import { addFile, comparePairs, type NearFound } from './near.ts'

/**
 * constant: which files give the same answer everywhere. near: which pairs of files agree more than is usual among
 * them; `known` are files that everybody has. steps: in how many rows each file differs from the one before.
 */
export type Task = { what: 'constant' } | { what: 'near'; known: number[] } | { what: 'steps' }

export type CompareRequest = { files: OneOfMany[]; description: FileDescription; task: Task }
export type ChildRequest = CompareRequest & { folder: string; limits: CompareLimits }
export type CompareLimits = { memoryMb: number; threads: number; timeoutMs: number; unpackedBytes: number }

export type Compared = {
  /** Numbers of the files that could not be read. */
  unreadable: number[]
  constant: number[]
  near: NearFound | null
  /** The first file has no step to it. */
  steps: ({ number: number } & Step)[]
}

/** Result files of one round, read one after another and compared by our own SQL alone. */
export async function compare(request: ChildRequest): Promise<Compared> {
  const { files, description, task, folder, limits } = request
  const answer: Compared = { unreadable: [], constant: [], near: null, steps: [] }
  const db = await openLocked(pathsRead(files, folder), folder, limits)
  const columns = description.columns.map((_, index) => `p${index}`)
  try {
    await db.run('set lock_configuration = true')
    let isFirst = true
    for (const file of files) {
      const rows = await readPredictions(db, file, description, {
        folder,
        unpackedBytes: limits.unpackedBytes,
      })
      if (rows === undefined) {
        answer.unreadable.push(file.number)
        continue
      }
      if (task.what === 'constant' && (await isConstant(db, columns))) answer.constant.push(file.number)
      if (task.what === 'near') await addFile(db, file.number, description, isFirst)
      if (task.what === 'steps') {
        if (!isFirst)
          answer.steps.push({ number: file.number, rows, changed: await changedRows(db, columns, rows) })
        await db.run('drop table if exists previous')
        await db.run('alter table predictions rename to previous')
      }
      isFirst = false
    }
    if (task.what === 'near' && !isFirst)
      answer.near = await comparePairs(db, description, new Set(task.known))
    return answer
  } finally {
    db.close()
  }
}

async function isConstant(db: Database, columns: readonly string[]): Promise<boolean> {
  const [row] = await db.rows<{ different: number }>(
    `select count(distinct (${columns.join(', ')}, 0))::integer as different from predictions`,
  )
  return (row?.different ?? 0) <= 1
}

/** Rows of this file that are not the same in the one before, those that it did not have included. */
async function changedRows(db: Database, columns: readonly string[], rows: number): Promise<number> {
  const same = columns.map(column => `n.${column} is not distinct from o.${column}`).join(' and ')
  const [row] = await db.rows<{ same: number }>(
    `select (count(*) filter (${same}))::integer as same from predictions n join previous o on o.id = n.id`,
  )
  return rows - (row?.same ?? 0)
}
