import * as sandbox from '../../../../base/sandbox/duckdb.ts'
import type { Limits } from '../score-request.ts'

export { literal } from '../../../../base/sandbox/duckdb.ts'

export type Database = sandbox.Database & {
  /**
   * Before anything but our own SQL runs: no setting can be changed any more. From here one thread computes, because
   * sums of several threads' parts may differ in their last digit from run to run, and a replay must not.
   */
  lock(): Promise<void>
}

/** The database of one score, with the functions that metrics use. */
export async function openLocked(
  files: readonly string[],
  folder: string,
  limits: Pick<Limits, 'memoryMb' | 'threads'>,
): Promise<Database> {
  const db = await sandbox.openLocked(files, folder, limits)
  await db.run('create macro log1p_(x) as case when 1 + x = 1 then x else ln(1 + x) * x / ((1 + x) - 1) end')
  return {
    ...db,
    async lock() {
      await db.run('set threads = 1')
      await db.run('set lock_configuration = true')
    },
  }
}
