import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'

type Found = {
  total: number
  score: number | null
  rank: number | null
  ahead: number | null
  rankBy: number | null
}

/** Where a team stands on list A, and where it would stand among the same others by another entry of its own. */
export async function placeWith(
  db: ReadDb,
  board: { scheduleId: number; subRank: string },
  teamId: number,
  other: { sortKey: number; at: Date } | null,
): Promise<Found> {
  const ranked = sql`ranking_entry a where a.schedule_id = ${board.scheduleId} and a.sub_rank = ${board.subRank}
    and a.board = 'A' and a.is_ranked`
  const { rows } = await sql<Found>`
    select (select count(*)::int from ${ranked}) as total, e.score,
      case when e.is_ranked then (
        select count(*)::int + 1 from ${ranked}
          and (a.sort_key, a.best_at, a.team_id) < (e.sort_key, e.best_at, e.team_id)) end as rank,
      case when e.is_ranked then (
        select a.score from ${ranked} and (a.sort_key, a.best_at, a.team_id) < (e.sort_key, e.best_at, e.team_id)
        order by a.sort_key desc, a.best_at desc, a.team_id desc limit 1) end as ahead,
      case when e.is_ranked and o.sort_key is not null then (
        select count(*)::int + 1 from ${ranked} and a.team_id <> ${teamId}
          and (a.sort_key, a.best_at, a.team_id) < (o.sort_key, o.at, ${teamId}::bigint)) end as "rankBy"
    from (select ${other?.sortKey ?? null}::float8 as sort_key, ${other?.at ?? null}::timestamptz as at) o
    left join ranking_entry e on e.schedule_id = ${board.scheduleId} and e.sub_rank = ${board.subRank}
      and e.board = 'A' and e.team_id = ${teamId}`.execute(db)
  return rows[0] ?? { total: 0, score: null, rank: null, ahead: null, rankBy: null }
}
