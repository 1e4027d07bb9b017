import { sql } from 'kysely'
import { addDays, type Day } from '../../../../base/clock/zone.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { placesWithout } from '../rules.ts'
import { dayBefore, type OnBoard } from './describe.views.ts'
import { gonePlacesOnBoards } from './gone.views.ts'

const daysShown = 14

/** A team on list A of a board; `last` is the newest day whose places are told. */
type Followed = { teamId: number; scheduleId: number; subRank: string; last: Day }
type Kept = { day: Day; ranking: number }
type Row = Omit<Followed, 'last'> & { day: Day; rank: number }

/**
 * Places on list A at the end of each of the last days, oldest first, without teams that have been disqualified since.
 * Two queries, however many teams and boards.
 */
export async function trendsOfTeams(
  db: ReadDb,
  followed: readonly Followed[],
): Promise<(team: Omit<Followed, 'last'>) => Kept[]> {
  if (followed.length === 0) return () => []
  const days = [
    ...new Set(
      followed.flatMap(({ last }) => Array.from({ length: daysShown }, (_, index) => addDays(last, -index))),
    ),
  ]
  const onA = followed.map(one => ({ ...one, board: 'A' as const }))
  const [kept, gone] = await Promise.all([
    sql<Row>`
      select k.team_id as "teamId", k.schedule_id as "scheduleId", k.sub_rank as "subRank", k.day, k.rank
      from unnest(
        ${onA.map(one => one.teamId)}::bigint[], ${onA.map(one => one.scheduleId)}::bigint[],
        ${onA.map(one => one.subRank)}::text[], ${onA.map(one => one.last)}::date[]
      ) p(team_id, schedule_id, sub_rank, last)
      join ranking_snapshot k using (team_id, schedule_id, sub_rank)
      where k.board = 'A' and k.day = any(${days}::date[]) and k.day <= p.last
      order by k.day`.execute(db),
    gonePlacesOnBoards(db, onlyBoards(onA), days),
  ])
  const trends = Map.groupBy(kept.rows, keyOf)
  return team =>
    (trends.get(keyOf(team)) ?? []).map(row => ({
      day: row.day,
      ranking: placesWithout(gone({ ...row, board: 'A' }, row.day)).now(row.rank),
    }))
}

const keyOf = ({ teamId, scheduleId, subRank }: Omit<Followed, 'last'>) =>
  `${teamId} ${scheduleId} ${subRank}`

/** Each board once: the teams of a page are all on one. */
const onlyBoards = <B extends { scheduleId: number; subRank: string }>(boards: readonly B[]): B[] => [
  ...new Map(boards.map(board => [`${board.scheduleId} ${board.subRank}`, board])).values(),
]

/** The same of teams of one board; of list B, which is told once, nothing. */
export async function trendsOf(
  db: ReadDb,
  ask: OnBoard,
  teamIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (ask.board === 'B') return new Map()
  const { subRank } = ask
  const followed = teamIds.map(teamId => ({
    teamId,
    scheduleId: ask.schedule.id,
    subRank,
    last: dayBefore(ask),
  }))
  const trendOf = await trendsOfTeams(db, followed)
  return new Map(followed.map(one => [one.teamId, trendOf(one).map(({ ranking }) => ranking)]))
}
