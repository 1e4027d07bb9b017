import type { ReadCache } from '../../../../base/database/read-cache.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { placesWithout } from '../rules.ts'
import { countedPlaces } from './counted-places.ts'
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
  const boardA = { scheduleId: schedule.id, subRank, board: 'A' } as const
  const standings = await standingsOf(reads, boardA)
  if (standings) return new Map(teamIds.map(id => [id, standings.placeThen(id)]))
  return countedPlaces(reads.db, boardA, teamIds)
}
