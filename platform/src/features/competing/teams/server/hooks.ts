import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import { defineHook } from '../../../../base/hook.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { listRunTeams } from '../managed.contract.ts'

export type RunTeam = z.input<(typeof listRunTeams)['answer']>['teams'][number]

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

/** Whether the team in a column ever handed anything in, whatever became of it, as a condition. */
export const hasSubmitted = defineHook<[team: RawBuilder<unknown>], RawBuilder<boolean>>(
  'whether a team has submitted',
)

/** How much each of these teams handed in, and when the last; none that never did. */
export const handedIn = defineHook<
  [db: Db | Tx, teamIds: readonly number[]],
  Promise<Map<number, { submissions: number; lastAt: Date | null }>>
>('what teams handed in')

/** Every disqualification of these teams, the newest first, and how many findings about them nobody has put aside. */
export const integrityOf = defineHook<
  [db: Db | Tx, teamIds: readonly number[]],
  Promise<Map<number, { findings: number; bans: RunTeam['bans'] }>>
>('disqualifications and findings of teams')

/** The teams on a board, the newest first, with rank and score; a baseline has no rank. */
export type Places = { teams: number[]; ranks: (number | null)[]; scores: number[] }

/** Every place on the boards of a competition at one moment, by `schedule list board`. */
export const placesOf = defineHook<[db: Db, competitionId: number], Promise<Map<string, Places>>>(
  'all places of a competition',
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
