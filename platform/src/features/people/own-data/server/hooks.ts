import { defineHook } from '../../../../base/hook.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import type { PersonalTables } from '../../../../base/personal.ts'

/** What all features keep about people. */
export const allPersonal = defineHook<[], readonly PersonalTables[]>('what is kept about people')

/** Who leaves, and what they are called from then on. */
export type Leaving = { userId: number; name: string; now: Date }

/** Before somebody leaves, others get what they depend on that person for, and what bears the person’s name another. */
export const handOn = defineHook<[tx: Tx, ask: Leaving], Promise<void>>('what somebody who leaves hands on')
