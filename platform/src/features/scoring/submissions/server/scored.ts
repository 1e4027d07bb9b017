import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { ScoredSubmission } from '../counting.rules.ts'

export type Scored = ScoredSubmission & { teamId: number; subRank: string }

/** The scored submissions that count: of a round, and if said so of one team or one of its boards. Void ones never do. */
export async function scoredSubmissions(
  db: Db | Tx,
  of: { scheduleId: number; subRank?: string; teamId?: number; receivedBefore?: Date },
): Promise<Scored[]> {
  let query = db
    .selectFrom('submission as s')
    .leftJoin('submission_score as a', join =>
      join.onRef('a.submission_id', '=', 's.id').on('a.board', '=', 'A'),
    )
    .leftJoin('submission_score as b', join =>
      join.onRef('b.submission_id', '=', 's.id').on('b.board', '=', 'B'),
    )
    .where('s.schedule_id', '=', of.scheduleId)
    .where('s.state', '=', 'scored')
    .where('s.voided_at', 'is', null)
  if (of.teamId !== undefined) query = query.where('s.team_id', '=', of.teamId)
  if (of.subRank !== undefined) query = query.where('s.sub_rank', '=', of.subRank)
  if (of.receivedBefore !== undefined) query = query.where('s.received_at', '<', of.receivedBefore)
  const rows = await query
    .select([
      's.id',
      's.team_id',
      's.sub_rank',
      's.received_at',
      's.list',
      's.is_candidate',
      'a.leave_out',
      'a.row_count',
      sql<number | null>`coalesce(a.adjusted_score, a.score)`.as('score_a'),
      sql<number | null>`coalesce(b.adjusted_score, b.score)`.as('score_b'),
    ])
    .execute()
  return rows.map(row => ({
    id: row.id,
    teamId: row.team_id,
    subRank: row.sub_rank,
    receivedAt: row.received_at,
    list: row.list,
    isCandidate: row.is_candidate,
    scoreA: row.score_a,
    scoreB: row.score_b,
    spreadA: row.leave_out && row.row_count ? { leaveOut: row.leave_out, rows: row.row_count } : null,
  }))
}
