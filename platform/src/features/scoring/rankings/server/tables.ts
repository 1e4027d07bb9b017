import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { ScoringSetting } from '../../evaluation/schema.ts'

export type Board = Columns['ranking_entry']['board']

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    ranking_entry: Columns['ranking_entry']
    ranking_snapshot: Columns['ranking_snapshot']
    /** `old_metric` is what this day's board was counted by, where the round has had another since `metric_until`. */
    ranking_snapshot_run: Refine<'ranking_snapshot_run', { old_metric: ScoringSetting['metric'] }>
  }
}
