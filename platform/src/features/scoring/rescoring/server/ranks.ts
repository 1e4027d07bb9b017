import type { Db, Tx } from '../../../../base/database/tables.ts'
import { rank } from '../../rankings/rules.ts'
import { rankedEntries } from '../../rankings/server/public.ts'
import type { Ranked } from '../rules.ts'

/** Every board of a round as it stands, by `subRank board`. */
export async function ranksOf(db: Db | Tx, scheduleId: number): Promise<Map<string, Ranked[]>> {
  const rows = await rankedEntries(db, scheduleId)
  return new Map(
    [...Map.groupBy(rows, row => `${row.sub_rank} ${row.board}`)].map(([key, own]) => [
      key,
      rank(
        own.map(row => ({
          teamId: row.team_id,
          sortKey: row.sort_key,
          bestAt: row.best_at,
          score: row.score,
        })),
      ).map((place, index) => ({ teamId: place.teamId, rank: index + 1, score: place.score })),
    ]),
  )
}
