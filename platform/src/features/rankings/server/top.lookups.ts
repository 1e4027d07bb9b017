import type { Db, Tx } from '../../../base/database/tables.ts'
import type { Board } from './tables.ts'

export type Placed = { rank: number; teamId: number; team: string; score: number }

/** The first teams of a board in their order. */
export async function topOf(
  db: Db | Tx,
  place: { scheduleId: number; subRank: string; board: Board; limit: number },
): Promise<Placed[]> {
  const rows = await db
    .selectFrom('ranking_entry as e')
    .innerJoin('team as t', 't.id', 'e.team_id')
    .where('e.schedule_id', '=', place.scheduleId)
    .where('e.sub_rank', '=', place.subRank)
    .where('e.board', '=', place.board)
    .where(eb => eb.ref('e.is_ranked'))
    .orderBy('e.sort_key')
    .orderBy('e.best_at')
    .orderBy('e.team_id')
    .limit(place.limit)
    .select(['e.team_id', 't.name', 'e.score'])
    .execute()
  return rows.map((row, index) => ({
    rank: index + 1,
    teamId: row.team_id,
    team: row.name,
    score: row.score,
  }))
}
