import type { Db } from '../../../base/database/tables.ts'
import type { Board } from './tables.ts'

/** How many teams a board ranks: counting is the one part of a page that grows with the board. */
export async function countRanked(
  db: Db,
  place: { scheduleId: number; subRank: string; board: Board },
): Promise<number> {
  const { total } = await db
    .selectFrom('ranking_entry')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('schedule_id', '=', place.scheduleId)
    .where('sub_rank', '=', place.subRank)
    .where('board', '=', place.board)
    // Not as a parameter: a kept plan could not use the index of ranked teams.
    .where(eb => eb.ref('is_ranked'))
    .executeTakeFirstOrThrow()
  return total
}
