import type { Fault } from '../../../base/contract/failure.ts'
import { isRevealed, type ScheduleTimes } from '../../competing/schedules/rules.ts'
import { promotionFaults } from './faults.ts'

/** The most teams that one call promotes: more than any board has had. */
export const mostPromoted = 100_000

/** Which list decides who goes on: B where there is one. */
export const decidingBoard = (schedule: Pick<ScheduleTimes, 'listBMode'>): 'A' | 'B' =>
  schedule.listBMode === 'none' ? 'A' : 'B'

/** When the board that decides is closed. */
export const decidedAt = (schedule: ScheduleTimes): Date =>
  (schedule.listBMode === 'none' ? null : schedule.listBEnd) ?? schedule.listAEnd

/** Why nobody can be promoted from this round now; undefined when one can. */
export function promotionBlocked(ask: {
  from: ScheduleTimes & { revealedAt: Date | null }
  next: Pick<ScheduleTimes, 'endAt'> | undefined
  /** Submissions of the round that wait for their score. */
  waiting: number
  now: Date
}): Fault | undefined {
  const { from, next, now } = ask
  if (!next) return promotionFaults.noNextRound
  if (now < decidedAt(from)) return promotionFaults.roundNotOver
  if (ask.waiting > 0) return promotionFaults.stillScoring
  if (decidingBoard(from) === 'B' && !isRevealed(from, now)) return promotionFaults.revealFirst
  return now >= next.endAt ? promotionFaults.nextRoundOver : undefined
}

/** Why a promotion cannot be withdrawn now: whoever may already hand in for a round stays in it. */
export const withdrawBlocked = (next: Pick<ScheduleTimes, 'startAt'>, now: Date): Fault | undefined =>
  now >= next.startAt ? promotionFaults.nextRoundStarted : undefined
