import { defineHook } from '../../../../base/hook.ts'
import type { Tx } from '../../../../base/database/tables.ts'

/** Places on boards of these competitions are others, or may be: in the transaction that moved them. */
export const placesMoved = defineHook<[tx: Tx, competitionIds: readonly number[]], Promise<void>>(
  'places on boards moved',
)
