import type { Db } from '../../../base/database/tables.ts'
import type { Board } from './tables.ts'

const age = 1_000
/** Of each database its own: two of them may have boards of the same numbers. */
const counted = new WeakMap<Db, Map<string, { total: number; at: number }>>()

/** How many teams a board ranks, at most a second old: counting is the one part of a page that grows with the board. */
export async function countRanked(
  db: Db,
  place: { scheduleId: number; subRank: string; board: Board },
  now: Date,
): Promise<number> {
  const own = counted.get(db) ?? new Map<string, { total: number; at: number }>()
  counted.set(db, own)
  const key = `${place.scheduleId} ${place.board} ${place.subRank}`
  const known = own.get(key)
  if (known && Math.abs(now.getTime() - known.at) < age) return known.total
  const { total } = await db
    .selectFrom('ranking_entry')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('schedule_id', '=', place.scheduleId)
    .where('sub_rank', '=', place.subRank)
    .where('board', '=', place.board)
    .where('is_ranked', '=', true)
    .executeTakeFirstOrThrow()
  if (own.size > 1_000) own.clear()
  own.set(key, { total, at: now.getTime() })
  return total
}
