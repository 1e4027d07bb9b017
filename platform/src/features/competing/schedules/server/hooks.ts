import { defineHook } from '../../../../base/hook.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** What was handed in to a round: how much, how much of it waits for its score, by how many teams, to which of its boards. */
export type HandedIn = { submissions: number; waiting: number; teams: number; subRanks: string[] }

/** The same of a round, or of all rounds of a competition; none to which nothing was handed in. */
export const submissionsIn = defineHook<
  [db: Db | Tx, of: { scheduleId: number } | { competitionId: number }],
  Promise<Map<number, HandedIn>>
>('what was handed in to rounds')

/** How much of a round waits for its score. Asked under the round's lock, and so by itself. */
export const countWaiting = defineHook<[tx: Tx, scheduleId: number], Promise<number>>(
  'how much of a round waits for its score',
)

/** The rounds of a competition to which teams are bound, having been promoted. */
export const roundsOfTeams = defineHook<[db: Db | Tx, competitionId: number], Promise<Set<number>>>(
  'the rounds that teams are bound to',
)
