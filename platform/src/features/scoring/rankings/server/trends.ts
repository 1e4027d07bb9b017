import { addDays } from '../../../../base/clock/zone.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { placesWithout } from '../rules.ts'
import { dayBefore, type OnBoard } from './describe.views.ts'
import { gonePlacesOn } from './gone.views.ts'

const daysShown = 14

/**
 * Places of these teams on list A at the end of each of the last days, oldest first, without teams that have been
 * disqualified since. Two queries, however many teams.
 */
export async function trendsOf(
  db: ReadDb,
  ask: OnBoard,
  teamIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (teamIds.length === 0 || ask.board === 'B') return new Map()
  const last = dayBefore(ask)
  const days = Array.from({ length: daysShown }, (_, index) => addDays(last, -index))
  const [rows, gone] = await Promise.all([
    db
      .selectFrom('ranking_snapshot')
      .where('schedule_id', '=', ask.schedule.id)
      .where('sub_rank', '=', ask.subRank)
      .where('board', '=', 'A')
      .where(eb => eb('day', '=', eb.fn.any(eb.val(days))))
      .where(eb => eb('team_id', '=', eb.fn.any(eb.val([...teamIds]))))
      .orderBy('day')
      .select(['team_id', 'day', 'rank'])
      .execute(),
    gonePlacesOn(db, ask, days),
  ])
  const trends = new Map<number, number[]>()
  for (const { team_id, day, rank } of rows) {
    const places = placesWithout(gone.get(day) ?? [])
    trends.set(team_id, [...(trends.get(team_id) ?? []), places.now(rank)])
  }
  return trends
}
