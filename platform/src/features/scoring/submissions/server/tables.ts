import type { Generated } from 'kysely'
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
  }
}
