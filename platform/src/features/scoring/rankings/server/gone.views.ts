import type { Day } from '../../../../base/clock/zone.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Board } from './tables.ts'

/** Places on a day's kept board of teams that have been disqualified since, in order. They are few. */
export async function gonePlaces(
  db: ReadDb,
  of: { schedule: { id: number }; subRank: string; board: Board },
  day: Day,
): Promise<number[]> {
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
    .where('k.day', '=', day)
    .orderBy('k.rank')
    .select('k.rank')
    .execute()
  return rows.map(row => row.rank)
}
