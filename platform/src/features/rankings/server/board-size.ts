import type { Db } from '../../../base/database/tables.ts'
import type { Board } from './tables.ts'

const age = 1_000
const counted = new Map<string, { total: number; at: number }>()

/** How many teams a board ranks, at most a second old: counting is the one part of a page that grows with the board. */
export async function countRanked(
  db: Db,
  place: { scheduleId: number; subRank: string; board: Board },
  now: Date,
): Promise<number> {
  const key = `${place.scheduleId} ${place.board} ${place.subRank}`
  const known = counted.get(key)
  if (known && Math.abs(now.getTime() - known.at) < age) return known.total
  const { total } = await db
    .selectFrom('ranking_entry')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('schedule_id', '=', place.scheduleId)
    .where('sub_rank', '=', place.subRank)
    .where('board', '=', place.board)
    .where('is_ranked', '=', true)
    .executeTakeFirstOrThrow()
  if (counted.size > 1_000) counted.clear()
  counted.set(key, { total, at: now.getTime() })
  return total
}
