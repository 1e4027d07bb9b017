import { defineHook } from '../../../../base/hook.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import type { PersonalTables } from '../../../../base/personal.ts'

/** What all features keep about people. */
export const allPersonal = defineHook<[], readonly PersonalTables[]>('what is kept about people')

/** What others depend on somebody for is handed on before that person leaves. */
export const handOn = defineHook<[tx: Tx, ask: { userId: number; now: Date }], Promise<void>>(
  'what somebody who leaves hands on',
)
