import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    submission_score: {
      submission_id: number
      board: 'A' | 'B'
      /** As computed; what a replay must give. */
      score: number
      submission_sha256: string
      answer_sha256: string
      scorer_hash: string
      computed_at: Date
      adjusted_score: Generated<number | null>
      adjusted_reason: Generated<string | null>
      adjusted_by: Generated<number | null>
      adjusted_at: Generated<Date | null>
      leave_out: Generated<number[] | null>
      row_count: Generated<number | null>
      ladder_score: Generated<number | null>
      /** What the board and the team see: the ladder's value, else what was set by hand, else the computed one. */
      shown_score: GeneratedAlways<number>
    }
    score_adjustment: {
      id: GeneratedAlways<number>
      submission_id: number
      board: 'A' | 'B'
      old_score: number
      /** Null went back to the computed score. */
      new_score: number | null
      reason: string
      adjusted_by: number
      adjusted_at: Date
    }
    submission_score_history: {
      id: GeneratedAlways<number>
      submission_id: number
      board: 'A' | 'B'
      score: number
      submission_sha256: string
      answer_sha256: string
      scorer_hash: string
      computed_at: Date
      replaced_at: Date
      rescore_id: number | null
      adjusted_score: Generated<number | null>
      adjusted_reason: Generated<string | null>
    }
  }
}
