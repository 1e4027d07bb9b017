import { defineHook } from '../../../../base/hook.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** How many appeals of a competition nobody has answered. */
export const openAppeals = defineHook<[db: Db | Tx, competitionId: number], Promise<number>>(
  'how many appeals are open',
)

/** A competition's final list was confirmed, withdrawn, or has other places: in the same transaction. */
export const finalListChanged = defineHook<[tx: Tx, competitionId: number], Promise<void>>(
  'a final list changed',
)
