import type { Db } from '../../../base/database/tables.ts'

/** How many submissions wait for a scorer, and since when the oldest does. */
export async function queueLength(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('submission')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('state', 'in', ['uploaded', 'queued', 'running'])
    .executeTakeFirstOrThrow()
  return waiting
}
