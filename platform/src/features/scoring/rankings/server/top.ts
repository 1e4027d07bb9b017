import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { teamNameKey } from '../../../competing/teams/rules.ts'
import type { Board } from './tables.ts'

export type Placed = { rank: number; teamId: number; team: string; score: number }

type Place = { scheduleId: number; subRank: string; board: Board }

/** The first teams of a board in their order. */
export async function topOf(db: Db | Tx, place: Place & { limit: number }): Promise<Placed[]> {
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

/** Ranked teams of a board whose name has what is searched, or whose number it is, from a rank on. */
export async function searchBoard(
  db: Db,
  place: Place,
  ask: { search: string; after: number; limit: number },
): Promise<{ placed: Placed[]; total: number }> {
  const { search, after, limit } = ask
  const byId = /^\d{1,15}$/.test(search) ? sql` or t.id = ${Number(search)}` : sql``
  // Ranks are counted over the whole board, before anything is searched.
  const found = sql`from (
      select team_id, score, (row_number() over (order by sort_key, best_at, team_id))::int as rank
      from ranking_entry
      where schedule_id = ${place.scheduleId} and sub_rank = ${place.subRank} and board = ${place.board} and is_ranked
    ) e join team t on t.id = e.team_id
    where (position(${teamNameKey(search)} in t.name_key) > 0${byId})`
  const [page, count] = await Promise.all([
    sql<Placed>`
      select e.rank, e.team_id as "teamId", t.name as team, e.score ${found} and e.rank > ${after}
      order by e.rank limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ])
  return { placed: page.rows, total: count.rows[0]?.total ?? 0 }
}
