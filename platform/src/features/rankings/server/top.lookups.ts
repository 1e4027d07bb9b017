import type { Db, Tx } from '../../../base/database/tables.ts'
import type { Board } from './tables.ts'

export type Placed = { rank: number; teamId: number; score: number }

/** The first teams of a board in their order. */
export async function topOf(
  db: Db | Tx,
  place: { scheduleId: number; subRank: string; board: Board; limit: number },
): Promise<Placed[]> {
  const rows = await db
    .selectFrom('ranking_entry')
    .where('schedule_id', '=', place.scheduleId)
    .where('sub_rank', '=', place.subRank)
    .where('board', '=', place.board)
    .where('is_ranked', '=', true)
    .orderBy('sort_key')
    .orderBy('best_at')
    .orderBy('team_id')
    .limit(place.limit)
    .select(['team_id', 'score'])
    .execute()
  return rows.map((row, index) => ({ rank: index + 1, teamId: row.team_id, score: row.score }))
}
