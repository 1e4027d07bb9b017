import { defineHook } from '../../../../base/hook.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** Whether the round went over to another metric or other columns by which this could not be scored, and it has no newer score. */
export const isOfOldMetric = defineHook<
  [tx: Tx, of: { submissionId: number; scheduleId: number }],
  Promise<boolean>
>('whether a score is of an old metric')

/** How many findings in which this file appears nobody has put aside. */
export const openFindings = defineHook<[db: Db | Tx, submissionId: number], Promise<number>>(
  'how many findings a submission is in',
)
