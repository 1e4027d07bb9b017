import type { Generated } from 'kysely'
import type { ScoringSetting } from '../../evaluation/schema.ts'

export type Board = 'A' | 'B'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    ranking_entry: {
      schedule_id: number
      sub_rank: Generated<string>
      board: Board
      team_id: number
      score: number
      sort_key: number
      submission_id: number
      best_at: Date
      valid_count: number
      is_ranked: Generated<boolean>
    }
    ranking_snapshot: {
      schedule_id: number
      sub_rank: Generated<string>
      board: Board
      day: string
      team_id: number
      rank: number
      score: number
      best_at: Date
      valid_count: number
    }
    ranking_snapshot_run: {
      schedule_id: number
      day: string
      taken_at: Date
      /** What this day's board was counted by, where the round has had another metric since `metric_until`. */
      old_metric: Generated<ScoringSetting['metric'] | null>
      metric_until: Generated<Date | null>
    }
  }
}
