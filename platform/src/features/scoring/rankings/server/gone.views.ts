import type { Day } from '../../../../base/clock/zone.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Board } from './tables.ts'

type OnDays = { schedule: { id: number }; subRank: string; board: Board }

/** Places on the kept boards of these days of teams that have been disqualified since, in order. They are few. */
export async function gonePlacesOn(
  db: ReadDb,
  of: OnDays,
  days: readonly Day[],
): Promise<Map<Day, number[]>> {
  const rows = await db
    .selectFrom('team as t')
    .innerJoin('schedule as d', 'd.competition_id', 't.competition_id')
    .innerJoin('ranking_snapshot as k', join =>
      join.onRef('k.team_id', '=', 't.id').onRef('k.schedule_id', '=', 'd.id'),
    )
    .where('d.id', '=', of.schedule.id)
    .where('t.banned_at', 'is not', null)
    .where('k.sub_rank', '=', of.subRank)
    .where('k.board', '=', of.board)
    .where(eb => eb('k.day', '=', eb.fn.any(eb.val([...days]))))
    .orderBy('k.rank')
    .select(['k.day', 'k.rank'])
    .execute()
  return new Map(days.map(day => [day, rows.filter(row => row.day === day).map(row => row.rank)]))
}

/** The same of one day. */
export const gonePlaces = async (db: ReadDb, of: OnDays, day: Day): Promise<number[]> =>
  (await gonePlacesOn(db, of, [day])).get(day) ?? []
