import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { boardKeys } from '../../../competing/schedules/boards.ts'
import { schedulesOf, type Schedule } from '../../../competing/schedules/server/public.ts'
import { decidingBoard } from '../../promotions/rules.ts'
import { rankedEntriesOf } from '../../rankings/server/public.ts'
import { rank } from '../../rankings/rules.ts'
import { finalPlaces, type Place } from '../rules.ts'

/** The rounds of a competition and its final places as their boards are now. */
export async function computePlaces(
  db: Db | Tx,
  competitionId: number,
): Promise<{ rounds: Schedule[]; places: Place[] }> {
  const rounds = await schedulesOf(db, competitionId)
  const entries = await rankedEntriesOf(
    db,
    rounds.map(round => round.id),
  )
  const boards = rounds.map(round => {
    const deciding = (entries.get(round.id) ?? []).filter(entry => entry.board === decidingBoard(round))
    return boardKeys(round).map(subRank => ({
      subRank,
      teamIds: rank(
        deciding
          .filter(entry => entry.sub_rank === subRank)
          .map(entry => ({ sortKey: entry.sort_key, bestAt: entry.best_at, teamId: entry.team_id })),
      ).map(entry => entry.teamId),
    }))
  })
  return { rounds, places: finalPlaces(boards) }
}

/** A word for these places: another one when any of them is another. */
export const fingerprintOf = (places: readonly Place[]): string =>
  createHash('sha256')
    .update(
      places
        .map(place => `${place.subRank}\0${place.rank}\0${place.teamId}`)
        .toSorted()
        .join('\n'),
    )
    .digest('hex')
