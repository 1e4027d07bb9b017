import { sql } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'

/** Whether a submission has not ended. As the index of those says it: a plan made for any states could not use that. */
export const isWaiting = sql<boolean>`state in ('uploaded', 'queued', 'running')`

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
    .where(isWaiting)
    .executeTakeFirstOrThrow()
  return waiting
}

/** How many submissions wait and are being scored, and since when the first waits; of these competitions, or of all. */
export async function queueState(
  db: Db,
  competitionIds: readonly number[] | null = null,
): Promise<{ waiting: number; running: number; oldestAt: Date | null }> {
  return db
    .selectFrom('submission as s')
    .where(isWaiting)
    .$if(competitionIds !== null, query =>
      query.where(eb => eb('competition_id', '=', eb.fn.any(eb.val([...(competitionIds ?? [])])))),
    )
    .select(eb => [
      eb.fn.countAll<number>().filterWhere('state', '<>', 'running').as('waiting'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'running').as('running'),
      eb.fn.agg<Date | null>('min', [queuedAt]).filterWhere('state', '<>', 'running').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow()
}
