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

/** How many submissions wait and are being scored, and since when the first waits; of these competitions, or of all. */
export async function queueState(
  db: Db,
  competitionIds: readonly number[] | null = null,
): Promise<{ waiting: number; running: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; running: number; oldestAt: Date | null }>`
    select count(*) filter (where state <> 'running')::int as waiting,
      count(*) filter (where state = 'running')::int as running,
      min(${queuedAt}) filter (where state <> 'running') as "oldestAt"
    from submission s where state in ('uploaded', 'queued', 'running')
      and (${competitionIds}::bigint[] is null or competition_id = any(${competitionIds}::bigint[]))`.execute(
    db,
  )
  return rows[0] ?? { waiting: 0, running: 0, oldestAt: null }
}
