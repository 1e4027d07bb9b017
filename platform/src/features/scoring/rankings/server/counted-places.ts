import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Place } from './top.ts'

/**
 * The places that these teams have on a board, counted in the database: for boards whose order nobody shares. A team
 * without a rank has none.
 */
export async function countedPlaces(
  db: ReadDb,
  { scheduleId, subRank, board }: Place,
  teamIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('ranking_entry as e')
    .where('e.schedule_id', '=', scheduleId)
    .where('e.sub_rank', '=', subRank)
    .where('e.board', '=', board)
    .where(eb => eb.ref('e.is_ranked'))
    .where(eb => eb('e.team_id', '=', eb.fn.any(eb.val([...teamIds]))))
    .select('e.team_id as id')
    .select(eb =>
      eb
        .selectFrom('ranking_entry as a')
        .whereRef('a.schedule_id', '=', 'e.schedule_id')
        .whereRef('a.sub_rank', '=', 'e.sub_rank')
        .whereRef('a.board', '=', 'e.board')
        .where(one => one.ref('a.is_ranked'))
        .where(one =>
          one(
            one.refTuple('a.sort_key', 'a.best_at', 'a.team_id'),
            '<',
            one.refTuple('e.sort_key', 'e.best_at', 'e.team_id'),
          ),
        )
        .select(one => one.fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('before'),
    )
    .execute()
  return new Map(rows.map(row => [row.id, row.before + 1]))
}
