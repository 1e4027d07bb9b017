import type { Db, Tx } from '../../../../base/database/tables.ts'
import { firstScoredAt } from '../../submissions/server/public.ts'

/** Whether this round is being scored again. */
export const isBeingRescored = (tx: Tx, roundId: number): Promise<boolean> => isOneRescored(tx, [roundId])

/** Whether one of these rounds is. */
export async function isOneRescored(db: Db | Tx, roundIds: readonly number[]): Promise<boolean> {
  const open = await db
    .selectFrom('rescore')
    .select('id')
    .where(eb => eb('schedule_id', '=', eb.fn.any(eb.val([...roundIds]))))
    .where('state', '=', 'open')
    .executeTakeFirst()
  return open !== undefined
}

/** Whether a switched re-scoring with another setting could not score this, and it has no newer score. */
export async function isOfOldMetric(
  db: Db | Tx,
  { submissionId, scheduleId }: { submissionId: number; scheduleId: number },
): Promise<boolean> {
  const scoredAt = await firstScoredAt(db, submissionId)
  if (scoredAt === null) return false
  const found = await db
    .selectFrom('rescore_result as x')
    .innerJoin('rescore as r', 'r.id', 'x.rescore_id')
    .where('r.schedule_id', '=', scheduleId)
    .where('x.submission_id', '=', submissionId)
    .where('x.state', '=', 'failed')
    .where('r.state', '=', 'switched')
    .where('r.evaluation', 'is not', null)
    .where('r.ended_at', '>=', scoredAt)
    .select('x.submission_id')
    .executeTakeFirst()
  return found !== undefined
}
