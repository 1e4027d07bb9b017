import type { Fault } from '../../../base/contract/failure.ts'
import { isRevealed, type ScheduleTimes } from '../../competing/schedules/rules.ts'
import { decidedAt, decidingBoard } from '../promotions/rules.ts'
import { finalListFaults } from './faults.ts'

/** The teams of one board in their order. */
type BoardOrder = { subRank: string; teamIds: readonly number[] }
export type Place = { subRank: string; rank: number; teamId: number }

/**
 * The final places of a competition, from the boards of its rounds, the first round first: whoever stands on the last
 * round's board, in its order, then those of the round before who did not get further, and so on. Boards of several
 * rounds belong together by their key. A team that stands in a later round has no place from an earlier one.
 */
export function finalPlaces(rounds: readonly (readonly BoardOrder[])[]): Place[] {
  const placed = new Set<number>()
  const lists = new Map<string, number[]>()
  for (const boards of rounds.toReversed()) {
    const gone = new Set(placed)
    for (const { subRank, teamIds } of boards) {
      const list = lists.get(subRank) ?? []
      lists.set(subRank, list)
      for (const teamId of teamIds)
        if (!gone.has(teamId)) {
          list.push(teamId)
          placed.add(teamId)
        }
    }
  }
  return [...lists].flatMap(([subRank, teamIds]) =>
    teamIds.map((teamId, index) => ({ subRank, rank: index + 1, teamId })),
  )
}

type Round = ScheduleTimes & { revealedAt: Date | null }

/** Why the final list cannot be confirmed now; undefined when it can. */
export function confirmBlocked(ask: {
  rounds: readonly Round[]
  isConfirmed: boolean
  /** Whether submissions wait for their score. */
  isWaiting: boolean
  isRescoring: boolean
  openAppeals: number
  places: number
  now: Date
}): Fault | undefined {
  const { rounds, now } = ask
  if (ask.isConfirmed) return finalListFaults.alreadyConfirmed
  if (rounds.length === 0) return finalListFaults.nobodyPlaced
  if (rounds.some(round => now < decidedAt(round))) return finalListFaults.notOver
  if (rounds.some(round => decidingBoard(round) === 'B' && !isRevealed(round, now)))
    return finalListFaults.revealFirst
  if (ask.isWaiting) return finalListFaults.stillScoring
  if (ask.isRescoring) return finalListFaults.rescoring
  if (ask.openAppeals > 0) return finalListFaults.appealsOpen
  return ask.places === 0 ? finalListFaults.nobodyPlaced : undefined
}
