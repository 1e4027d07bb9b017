import type { Db, Tx } from '../../../../base/database/tables.ts'
import { teamNames } from '../../../competing/teams/server/public.ts'
import type { Board } from './tables.ts'

export type Placed = { rank: number; teamId: number; team: string; score: number }

export type Place = { scheduleId: number; subRank: string; board: Board }

/** The first teams of a board in their order. */
export async function topOf(db: Db | Tx, place: Place & { limit: number }): Promise<Placed[]> {
  const rows = await db
    .selectFrom('ranking_entry')
    .where('schedule_id', '=', place.scheduleId)
    .where('sub_rank', '=', place.subRank)
    .where('board', '=', place.board)
    .where(eb => eb.ref('is_ranked'))
    .orderBy('sort_key')
    .orderBy('best_at')
    .orderBy('team_id')
    .limit(place.limit)
    .select(['team_id', 'score'])
    .execute()
  const names = await teamNames(
    db,
    rows.map(row => row.team_id),
  )
  return rows.map((row, index) => ({
    rank: index + 1,
    teamId: row.team_id,
    team: names.get(row.team_id) ?? '',
    score: row.score,
  }))
}
