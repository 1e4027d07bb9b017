import type { Db } from '../../../base/database/tables.ts'
import type { Board } from './tables.ts'

const age = 1_000
type Count = { total: Promise<number>; at: number }
/** Of each database its own: two of them may have boards of the same numbers. */
const counted = new WeakMap<Db, Map<string, Count>>()

/**
 * How many teams a board ranks, at most a second old: counting is the one part of a page that grows with the board.
 * All who ask at the same time wait for one count.
 */
export async function countRanked(
  db: Db,
  place: { scheduleId: number; subRank: string; board: Board },
  now: Date,
): Promise<number> {
  const own = counted.get(db) ?? new Map<string, Count>()
  counted.set(db, own)
  const key = `${place.scheduleId} ${place.board} ${place.subRank}`
  const known = own.get(key)
  if (known && Math.abs(now.getTime() - known.at) < age) return known.total
  const counting = db
    .selectFrom('ranking_entry')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('schedule_id', '=', place.scheduleId)
    .where('sub_rank', '=', place.subRank)
    .where('board', '=', place.board)
    // Not as a parameter: a kept plan could not use the index of ranked teams.
    .where(eb => eb.ref('is_ranked'))
    .executeTakeFirstOrThrow()
    .then(row => row.total)
  if (own.size > 1_000) own.clear()
  const count = { total: counting, at: now.getTime() }
  own.set(key, count)
  // A count that failed is nobody's answer but theirs who waited for it.
  counting.catch(() => own.get(key) === count && own.delete(key))
  return counting
}
