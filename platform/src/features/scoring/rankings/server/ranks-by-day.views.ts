import { sql } from 'kysely'
import type { z } from 'zod'
import type { Day } from '../../../../base/clock/zone.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { ownLines, thinned } from '../course.rules.ts'
import { placesWithout } from '../rules.ts'
import type { dailyRankings } from '../schema.ts'
import { gonePlacesOn } from './gone.views.ts'

/** More than can be told apart on a narrow screen says nothing more. */
const mostDays = 25

type Row = { id: number; name: string; days: { day: Day; rank: number }[] }

/**
 * How those came on who led at the end of the newest day that is kept, and this team: their places on some of the days,
 * oldest first. Null where there are not two days yet. Two queries, however many days there are.
 */
export async function ranksByDay(
  db: Db,
  { schedule, subRank, teamId }: { schedule: { id: number }; subRank: string; teamId: number | null },
  kept: readonly Day[],
): Promise<z.input<typeof dailyRankings>['course']> {
  const days = thinned(kept.toSorted(), mostDays)
  const newest = days.at(-1)
  if (newest === undefined) return null
  const on = sql`k.schedule_id = ${schedule.id} and k.sub_rank = ${subRank} and k.board = 'A'`
  const [{ rows }, gone] = await Promise.all([
    sql<Row>`
      with led as (
        select k.team_id from ranking_snapshot k join team t on t.id = k.team_id and t.banned_at is null
        where ${on} and k.day = ${newest} order by k.rank limit ${ownLines}
      )
      select t.id, t.name, json_agg(json_build_object('day', k.day, 'rank', k.rank)) as days
      from ranking_snapshot k join team t on t.id = k.team_id and t.banned_at is null
      where ${on} and k.day = any(${days}::date[]) and (k.team_id in (select team_id from led) or k.team_id = ${teamId})
      group by t.id, t.name`.execute(db),
    gonePlacesOn(db, { schedule, subRank, board: 'A' }, days),
  ])
  if (days.length < 2) return null
  const places = new Map(days.map(day => [day, placesWithout(gone.get(day) ?? [])]))
  const teams = rows.map(row => {
    const ranks = new Map(row.days.map(({ day, rank }) => [day, places.get(day)?.now(rank) ?? rank]))
    return {
      id: row.id,
      name: row.name,
      isOwn: row.id === teamId,
      ranks: days.map(day => ranks.get(day) ?? null),
    }
  })
  const lastOf = (team: { ranks: (number | null)[] }) => team.ranks.at(-1) ?? Infinity
  return { days, teams: teams.toSorted((a, b) => lastOf(a) - lastOf(b) || a.id - b.id) }
}
