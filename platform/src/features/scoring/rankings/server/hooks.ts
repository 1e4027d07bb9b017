import { defineHook } from '../../../../base/hook.ts'
import type { Tx } from '../../../../base/database/tables.ts'

/** What each of these submissions shows on a ladder, by their ids, so that no page has to climb it again. */
export const ladderClimbed = defineHook<[tx: Tx, shown: ReadonlyMap<number, number>], Promise<void>>(
  'what submissions show on a ladder',
)
