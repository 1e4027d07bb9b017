import type { RawBuilder } from 'kysely'
import { defineHook } from '../../../../base/hook.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** How many people accepted this wording of a competition's agreement. */
export const countAccepted = defineHook<
  [db: Db | Tx, of: { competitionId: number; version: number }],
  Promise<number>
>('how many accepted an agreement')

/** Whether this person has signed up for the competition in a column, as a condition. */
export const hasSignedUp = defineHook<
  [competition: RawBuilder<unknown>, userId: number],
  RawBuilder<boolean>
>('whether somebody has signed up')

/** Whether a round of the competition lies outside of these times. */
export const hasRoundsOutside = defineHook<
  [tx: Tx, competitionId: number, times: { startAt: Date; endAt: Date }],
  Promise<boolean>
>('whether rounds lie outside of times')

/** Moves all times of the competition's rounds and their planned reveals. Returns false and changes nothing if one has begun by `unlessBegunBy`. */
export const moveRounds = defineHook<
  [tx: Tx, competitionId: number, by: { moved: (date: Date) => Date; unlessBegunBy: Date | null }],
  Promise<boolean>
>('moving the times of rounds')

/** Moves the times of the competition's invite activity. */
export const moveInvites = defineHook<
  [tx: Tx, competitionId: number, moved: (date: Date) => Date],
  Promise<void>
>('moving the times of an invite activity')

/** Whether a team of the competition has more members than this. */
export const hasTeamsAbove = defineHook<[tx: Tx, competitionId: number, size: number], Promise<boolean>>(
  'whether teams have more members',
)
