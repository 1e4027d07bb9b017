import { sql } from 'kysely'
import type { ReadCache } from '../../../../base/database/read-cache.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { placesWithout } from '../rules.ts'
import { dayBefore, type Earlier, type OnBoard } from './describe.views.ts'
import { gonePlaces } from './gone.views.ts'
import { standingsOf } from './standings.ts'

/**
 * The places with which those of a board are compared: list A with itself at the end of yesterday, without the teams
 * that have been disqualified since; list B, which no longer moves once it is seen, with list A.
 */
export async function earlierPlaces(
  { db, shared }: { db: ReadDb; shared: ReadCache },
  ask: OnBoard,
  teamIds: readonly number[],
): Promise<Earlier> {
  if (ask.board === 'B') {
    const places = await placesOnA({ db, shared }, ask, teamIds)
    return ({ id }) => places.get(id)
  }
  const day = dayBefore(ask)
  const key = `gone ${ask.schedule.id} ${ask.board} ${day} ${ask.subRank}`
  const places = placesWithout(await shared.read(key, () => gonePlaces(db, ask, day)))
  return ({ rankYesterday }) => (rankYesterday === null ? undefined : places.now(rankYesterday))
}

async function placesOnA(
  reads: { db: ReadDb; shared: ReadCache },
  { schedule, subRank }: OnBoard,
  teamIds: readonly number[],
): Promise<Map<number, number | undefined>> {
  const standings = await standingsOf(reads, { scheduleId: schedule.id, subRank, board: 'A' })
  if (standings) return new Map(teamIds.map(id => [id, standings.placeThen(id)]))
  const { rows } = await sql<{ id: number; place: number }>`
    select e.team_id as id, (
      select count(*)::int + 1 from ranking_entry a
      where a.schedule_id = e.schedule_id and a.sub_rank = e.sub_rank and a.board = 'A' and a.is_ranked
        and (a.sort_key, a.best_at, a.team_id) < (e.sort_key, e.best_at, e.team_id)
    ) as place
    from ranking_entry e
    where e.schedule_id = ${schedule.id} and e.sub_rank = ${subRank} and e.board = 'A' and e.is_ranked
      and e.team_id = any(${[...teamIds]}::bigint[])`.execute(reads.db)
  return new Map(rows.map(row => [row.id, row.place]))
}
