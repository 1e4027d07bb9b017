import { defineHook } from '../../../../base/hook.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { RoundKind } from '../rules.ts'

/** Which proposals of an edition are in a round: not those that are rejected or that the round before put aside. */
export const takesPart = defineHook<
  [db: Db | Tx, of: { editionId: number; kind: RoundKind }],
  Promise<(proposalId: number) => boolean>
>('which proposals are in a round of review')

/** Which of these assignments have a locked sheet. */
export const scoredAmong = defineHook<[db: Db | Tx, assignmentIds: readonly number[]], Promise<Set<number>>>(
  'assignments with a locked sheet',
)
