import type { Generated } from 'kysely'
import type { ScoringSetting } from '../../evaluation/schema.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    rescore: {
      id: Generated<number>
      schedule_id: number
      state: Generated<'open' | 'switched' | 'cancelled'>
      reason: string
      answer_a_id: number | null
      answer_b_id: number | null
      /** How the round is scored after the switch, and how it was when this began; null: that stays. */
      evaluation: Generated<ScoringSetting | null>
      evaluation_before: Generated<ScoringSetting | null>
      started_by: number
      started_at: Date
      ended_by: Generated<number | null>
      ended_at: Generated<Date | null>
    }
    rescore_result: {
      rescore_id: number
      submission_id: number
      state: Generated<'waiting' | 'scored' | 'failed'>
      score_a: Generated<number | null>
      score_b: Generated<number | null>
      leave_out: Generated<number[] | null>
      row_count: Generated<number | null>
      submission_sha256: Generated<string | null>
      answer_sha256: Generated<string | null>
      scorer_hash: Generated<string | null>
      fault: Generated<'file' | 'scorer' | 'platform' | null>
      fault_code: Generated<string | null>
      computed_at: Generated<Date | null>
    }
  }
}
