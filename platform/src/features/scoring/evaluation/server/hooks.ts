import { defineHook } from '../../../../base/hook.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** Whether somebody has a score of this round: then metric, columns and answers only change by re-scoring. */
export const isScored = defineHook<[db: Db | Tx, roundId: number], Promise<boolean>>(
  'whether a round has scores',
)

/** Whether this round is being scored again. */
export const isBeingRescored = defineHook<[tx: Tx, roundId: number], Promise<boolean>>(
  'whether a round is being scored again',
)
