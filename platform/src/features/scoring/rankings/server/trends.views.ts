import { addDays } from '../../../../base/clock/zone.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { placesWithout } from '../rules.ts'
import { dayBefore, type OnBoard } from './describe.views.ts'

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
  const kept = db
    .selectFrom('ranking_snapshot as k')
    .where('k.schedule_id', '=', ask.schedule.id)
    .where('k.sub_rank', '=', ask.subRank)
    .where('k.board', '=', 'A')
    .where(eb => eb('k.day', '=', eb.fn.any(eb.val(days))))
  const [rows, gone] = await Promise.all([
    kept
      .where(eb => eb('k.team_id', '=', eb.fn.any(eb.val([...teamIds]))))
      .orderBy('k.day')
      .select(['k.team_id', 'k.day', 'k.rank'])
      .execute(),
    kept
      .innerJoin('team as t', 't.id', 'k.team_id')
      .where('t.banned_at', 'is not', null)
      .orderBy('k.rank')
      .select(['k.day', 'k.rank'])
      .execute(),
  ])
  const goneOn = Map.groupBy(gone, ({ day }) => day)
  const trends = new Map<number, number[]>()
  for (const { team_id, day, rank } of rows) {
    const places = placesWithout((goneOn.get(day) ?? []).map(one => one.rank))
    trends.set(team_id, [...(trends.get(team_id) ?? []), places.now(rank)])
  }
  return trends
}
