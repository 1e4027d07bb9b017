import type { RawBuilder } from 'kysely'
import type { Day } from '../../../../base/clock/zone.ts'
import { defineHook } from '../../../../base/hook.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { TeamRow } from '../../../competing/teams/server/public.ts'

export type PlaceWith = {
  /** How many teams have a rank. */
  total: number
  score: number | null
  rank: number | null
  /** The score of the team before it. */
  ahead: number | null
  /** The rank that the team would have by the other entry. */
  rankBy: number | null
}

/** What counts of a team on one board is different now. The caller holds the team's lock. */
export const boardChanged = defineHook<
  [tx: Tx, place: { scheduleId: number; subRank: string }, team: TeamRow],
  Promise<void>
>('what counts of a team changed')

/** Something came in for a day of a round after that day, whose board may be kept already. */
export const dayReopened = defineHook<[tx: Tx, scheduleId: number, day: Day], Promise<void>>(
  'something came in for a past day',
)

/** Whether a submission, by the alias of its row, is what its team has on list A, or on any list. A condition. */
export const isOnBoard = defineHook<[submission: string, lists: 'A' | 'any'], RawBuilder<boolean>>(
  'whether a submission is on a board',
)

/** Where a team stands on list A, and where it would stand among the same others by another entry of its own. */
export const placeWith = defineHook<
  [
    db: Db,
    board: { scheduleId: number; subRank: string },
    teamId: number,
    other: { sortKey: number; at: Date } | null,
  ],
  Promise<PlaceWith>
>('where a team stands on list A')

/** Whether the round went over to another metric or other columns by which this could not be scored, and it has no newer score. */
export const isOfOldMetric = defineHook<
  [tx: Tx, of: { submissionId: number; scheduleId: number }],
  Promise<boolean>
>('whether a score is of an old metric')

/** How many findings in which this file appears nobody has put aside. */
export const openFindings = defineHook<[db: Db | Tx, submissionId: number], Promise<number>>(
  'how many findings a submission is in',
)
