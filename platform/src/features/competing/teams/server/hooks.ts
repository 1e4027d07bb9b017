import { defineHook } from '../../../../base/hook.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** One day of a round on which two teams both spent something, with what one team may spend. */
export type SharedDay = {
  ownId: number
  otherId: number
  own: { accepted: number; failed: number }
  other: { accepted: number; failed: number }
  limits: { accepted: number; failed: number | null }
}

/** The days on which one of these teams and one of the others both spent something. */
export const sharedDays = defineHook<
  [db: Db | Tx, ownIds: readonly number[], otherIds: readonly number[]],
  Promise<SharedDay[]>
>('days that two teams share')

/** Whether a team ever handed anything in, whatever became of it. */
export const hasSubmitted = defineHook<[db: Db | Tx, teamId: number], Promise<boolean>>(
  'whether a team has submitted',
)

/**
 * Two locked teams become one: gives all that one handed in, and what it spent, to the other. Answers how many submissions
 * went over. Boards are brought up to date by `standingChanged` afterwards.
 */
export const handOver = defineHook<[tx: Tx, from: number, into: number], Promise<number>>(
  'a merge hands submissions over',
)

/** Whether or with what these locked teams stand on boards is different now. */
export const standingChanged = defineHook<[tx: Tx, teamIds: readonly number[]], Promise<void>>(
  'the standing of teams changed',
)

/** A captain alone takes the signup back; the team is gone already. */
export const signupTakenBack = defineHook<[tx: Tx, competitionId: number, userId: number], Promise<void>>(
  'a signup is taken back',
)
