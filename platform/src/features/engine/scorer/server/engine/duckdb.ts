import * as sandbox from '../../../../../base/sandbox/duckdb.ts'
import type { Limits } from '../score-request.ts'

export { literal, type Database } from '../../../../../base/sandbox/duckdb.ts'

type ScoreDatabase = sandbox.SharedDatabase & {
  /**
   * Before anything but our own SQL runs: no setting can be changed any more. From here one thread computes, because
   * sums of several threads' parts may differ in their last digit from run to run, and a replay must not. Where only
   * our own metrics run, joins are made as they are written, so that rows stay in the order of the first table.
   */
  lock(runs: { onlyOwn: boolean }): Promise<void>
}

/** The database of one score, with the functions that metrics use. */
export async function openLocked(
  files: readonly string[],
  folder: string,
  limits: Pick<Limits, 'memoryMb' | 'threads'>,
): Promise<ScoreDatabase> {
  const db = await sandbox.openLocked(files, folder, limits)
  await db.run(
    'create macro log1p_(x) as case when 1 + x = 1 then x else ln(1 + x) * (x / ((1 + x) - 1)) end',
  )
  return {
    ...db,
    async lock({ onlyOwn }) {
      await db.run('set threads = 1')
      if (onlyOwn) await db.run(`set disabled_optimizers = 'join_order,build_side_probe_side'`)
      await db.run('set lock_configuration = true')
    },
  }
}
