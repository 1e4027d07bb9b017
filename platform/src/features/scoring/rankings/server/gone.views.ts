import { sql } from 'kysely'
import type { Day } from '../../../../base/clock/zone.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Board } from './tables.ts'

type On = { scheduleId: number; subRank: string; board: Board }
type OnDays = { schedule: { id: number }; subRank: string; board: Board }
type Row = On & { day: Day; rank: number }

/**
 * Places on the kept boards of these days of teams that have been disqualified since, in order. They are few. One query,
 * however many boards.
 */
export async function gonePlacesOnBoards(
  db: ReadDb,
  boards: readonly On[],
  days: readonly Day[],
): Promise<(board: On, day: Day) => number[]> {
  const { rows } = await sql<Row>`
    select k.schedule_id as "scheduleId", k.sub_rank as "subRank", k.board, k.day, k.rank
    from unnest(
      ${boards.map(one => one.scheduleId)}::bigint[], ${boards.map(one => one.subRank)}::text[],
      ${boards.map(one => one.board)}::text[]) p(schedule_id, sub_rank, board)
    join schedule d on d.id = p.schedule_id
    join team t on t.competition_id = d.competition_id and t.banned_at is not null
    join ranking_snapshot k on k.team_id = t.id and k.schedule_id = d.id and k.sub_rank = p.sub_rank and k.board = p.board
    where k.day = any(${[...days]}::date[])
    order by k.rank`.execute(db)
  const gone = Map.groupBy(rows, keyOf)
  return (board, day) => (gone.get(keyOf({ ...board, day })) ?? []).map(row => row.rank)
}

const keyOf = ({ scheduleId, board, day, subRank }: On & { day: Day }) =>
  `${scheduleId} ${board} ${day} ${subRank}`

/** The same of one board, by day. */
export async function gonePlacesOn(
  db: ReadDb,
  { schedule, subRank, board }: OnDays,
  days: readonly Day[],
): Promise<Map<Day, number[]>> {
  const on = { scheduleId: schedule.id, subRank, board }
  const gone = await gonePlacesOnBoards(db, [on], days)
  return new Map(days.map(day => [day, gone(on, day)]))
}

/** The same of one day. */
export const gonePlaces = async (db: ReadDb, of: OnDays, day: Day): Promise<number[]> =>
  (await gonePlacesOn(db, of, [day])).get(day) ?? []
