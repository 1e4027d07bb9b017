import { sql } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'

/**
 * Since when the submission `s` is in the queue: its receipt, unless it was given to the scorer again, or made with a
 * past as in the demo world.
 */
export const queuedAt = sql<Date>`coalesce(
  (select max(e.at) from submission_event e where e.submission_id = s.id and e.state = 'queued'), s.received_at)`

/** How many submissions wait for a scorer. */
export async function queueLength(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('submission')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('state', 'in', ['uploaded', 'queued', 'running'])
    .executeTakeFirstOrThrow()
  return waiting
}
