import type { Generated } from 'kysely'
import type { ReportReason, WrittenAs } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    discussion_thread: {
      id: Generated<number>
      competition_id: number
      author_id: number
      title: string
      created_at: Date
      last_activity_at: Date
      reply_count: Generated<number>
      vote_count: Generated<number>
      accepted_post_id: number | null
      pinned_at: Date | null
      locked_at: Date | null
      hidden_at: Date | null
    }
    discussion_post: {
      id: Generated<number>
      thread_id: number
      competition_id: number
      author_id: number
      written_as: WrittenAs
      is_opening: Generated<boolean>
      reply_to_id: number | null
      body: string
      html: string
      revision: Generated<number>
      vote_count: Generated<number>
      created_at: Date
      edited_at: Date | null
      deleted_at: Date | null
      deleted_by: number | null
      delete_reason: string | null
      search: Generated<string>
    }
    discussion_revision: {
      post_id: number
      revision: number
      title: string | null
      body: string
      html: string
      written_at: Date
    }
    discussion_vote: { post_id: number; user_id: number; author_id: number; created_at: Date }
    discussion_report: {
      id: Generated<number>
      competition_id: number
      post_id: number
      reporter_id: number
      reason: ReportReason
      note: Generated<string>
      created_at: Date
      resolved_at: Date | null
      resolved_by: number | null
      outcome: 'dismissed' | 'removed' | null
    }
  }
}
