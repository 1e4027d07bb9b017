import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { ActivityKind, CompetitionKind } from '../../rules.ts'
import type { ActivityDetail } from '../tables.ts'

type Told = { userId: number; subjectId: number; detail?: ActivityDetail; at: Date }
export type Activity =
  | (Told & { kind: CompetitionKind; competitionId: number })
  | (Told & { kind: Exclude<ActivityKind, CompetitionKind> })

/**
 * Notes what people did, in the transaction that does it and after its locks. Each thing is noted once: again it changes
 * nothing, but that a final rank is the newest.
 */
export async function recordActivities(tx: Tx, activities: readonly Activity[]): Promise<void> {
  if (activities.length === 0) return
  // In one order, so that two that note the same people wait for each other and never for one another.
  const rows = activities
    .map(one => ({
      u: one.userId,
      k: one.kind,
      c: 'competitionId' in one ? one.competitionId : null,
      s: one.subjectId,
      d: one.detail ?? {},
      a: one.at.toISOString(),
    }))
    .toSorted((x, y) => x.u - y.u || x.s - y.s)
  await sql`
    insert into activity_event as e (user_id, kind, competition_id, subject_id, detail, at)
    select u, k, c, s, d, a from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(u bigint, k text, c bigint, s bigint, d jsonb, a timestamptz)
    on conflict (user_id, kind, subject_id) do update set detail = excluded.detail
      where e.kind = 'final_rank' and e.detail <> excluded.detail`.execute(tx)
}

export const recordActivity = (tx: Tx, activity: Activity): Promise<void> => recordActivities(tx, [activity])

/** A score of somebody in a competition: their first, or one better than all before of their team. */
export async function recordScore(
  tx: Tx,
  score: { userId: number; competitionId: number; submissionId: number; isBest: boolean; at: Date },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('activity_event')
    .values({
      user_id: score.userId,
      kind: 'first_score',
      competition_id: score.competitionId,
      subject_id: score.submissionId,
      at: score.at,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n && score.isBest)
    await recordActivity(tx, { ...score, kind: 'personal_best', subjectId: score.submissionId })
}
