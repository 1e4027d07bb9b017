import type { Db, Tx } from '../../../../base/database/tables.ts'
import { shownScore } from '../../../../base/web/shown-score.ts'

/** What a team handed in that has a score on list A, the newest first, as its members see it. */
export async function scoredByTeam(db: Db | Tx, teamId: number) {
  const rows = await db
    .selectFrom('submission as s')
    .innerJoin('submission_score as c', join =>
      join.onRef('c.submission_id', '=', 's.id').on('c.board', '=', 'A'),
    )
    .innerJoin('schedule as d', 'd.id', 's.schedule_id')
    .where('s.team_id', '=', teamId)
    .where('s.state', '=', 'scored')
    .where('s.voided_at', 'is', null)
    .select(['s.id', 's.file_name', 's.received_at', 'c.shown_score', 'd.precision'])
    .orderBy('s.id', 'desc')
    .limit(50)
    .execute()
  return rows.map(row => ({
    id: row.id,
    fileName: row.file_name,
    receivedAt: row.received_at,
    score: shownScore(row.shown_score, row.precision),
  }))
}
