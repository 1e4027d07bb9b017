import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Board } from './tables.ts'

type Place = { scheduleId: number; subRank: string; board: Board }
type OfTeam = Place & { teamId: number }
type Standing = OfTeam & { ranking: number | null; total: number; score: number; bestAt: Date }

/** Where a team stands on those of these boards that it is on. Which of them may be read is the caller's to know. */
export const standingsOfTeam = (db: ReadDb, teamId: number, boards: readonly Place[]): Promise<Standing[]> =>
  standingsOfTeams(
    db,
    boards.map(board => ({ ...board, teamId })),
  )

/** The same of teams each on boards of its own: one query, however many. */
export async function standingsOfTeams(db: ReadDb, places: readonly OfTeam[]): Promise<Standing[]> {
  if (places.length === 0) return []
  const { rows } = await sql<Standing>`
    select p.team_id as "teamId", p.schedule_id as "scheduleId", p.sub_rank as "subRank", p.board, e.score, e.best_at as "bestAt",
      case when e.is_ranked then (
        select count(*)::int + 1 from ranking_entry a
        where a.schedule_id = e.schedule_id and a.sub_rank = e.sub_rank and a.board = e.board and a.is_ranked
          and (a.sort_key, a.best_at, a.team_id) < (e.sort_key, e.best_at, e.team_id)) end as ranking,
      (select count(*)::int from ranking_entry a
        where a.schedule_id = e.schedule_id and a.sub_rank = e.sub_rank and a.board = e.board and a.is_ranked) as total
    from unnest(
      ${places.map(one => one.teamId)}::bigint[], ${places.map(one => one.scheduleId)}::bigint[],
      ${places.map(one => one.subRank)}::text[], ${places.map(one => one.board)}::text[]
    ) with ordinality p(team_id, schedule_id, sub_rank, board, number)
    join ranking_entry e using (team_id, schedule_id, sub_rank, board)
    order by p.number`.execute(db)
  return rows
}
