import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { ScoringSetting } from '../../evaluation/schema.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** How the round is scored after the switch, and how it was when this began; null: that stays. */
    rescore: Refine<'rescore', { evaluation: ScoringSetting; evaluation_before: ScoringSetting }>
    rescore_result: Columns['rescore_result']
  }
}
