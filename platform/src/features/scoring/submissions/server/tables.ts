import type { Generated, GeneratedAlways } from 'kysely'
import type { FileIssue } from '../../../engine/scorer/file-rules.ts'

export type SubmissionState = 'uploaded' | 'queued' | 'running' | 'scored' | 'failed' | 'cancelled'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    submission_upload: {
      id: string
      schedule_id: number | null
      user_id: number
      name: string
      size: number
      received: Generated<number>
      fingerprint: string
      state: 'receiving' | 'received' | 'kept'
      held_by: string | null
      held_until: Date | null
      is_wanted: Generated<boolean>
      created_at: Date
      expires_at: Date
    }
    submission: {
      id: Generated<number>
      competition_id: number
      schedule_id: number
      team_id: number
      user_id: number
      list: 'A' | 'B'
      sub_rank: Generated<string>
      state: SubmissionState
      fault: 'file' | 'scorer' | 'platform' | null
      fault_code: string | null
      issues: Generated<FileIssue[]>
      log: Generated<string[]>
      file_name: string
      storage_key: string
      sha256: string
      size: number
      note: Generated<string>
      rows: number | null
      is_candidate: Generated<boolean>
      queue_priority: Generated<number>
      quota_day: string
      charged: Generated<'accepted' | 'failed' | 'refunded'>
      received_at: Date
      started_at: Date | null
      finished_at: Date | null
      progress: Generated<number>
      voided_at: Generated<Date | null>
      voided_by: Generated<number | null>
      void_reason: Generated<string | null>
    }
    submission_file: {
      id: Generated<number>
      submission_id: number
      file_name: string
      storage_key: string
      sha256: string
      size: number
    }
    submission_event: {
      id: Generated<number>
      submission_id: number
      at: Date
      state: string
      detail: Generated<unknown>
    }
    quota_day: {
      team_id: number
      schedule_id: number
      day: string
      accepted: Generated<number>
      failed: Generated<number>
    }
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
