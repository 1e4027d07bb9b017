import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { FileIssue } from '../../../engine/scorer/file-rules.ts'

export type SubmissionState = Columns['submission']['state']

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    submission_upload: Columns['submission_upload']
    submission: Refine<'submission', { issues: FileIssue[]; log: string[] }>
    submission_file: Columns['submission_file']
    submission_event: Columns['submission_event']
    quota_day: Columns['quota_day']
    /**
     * `score` is as computed, what a replay must give; `shown_score` what the board and the team see: the ladder's value,
     * else what was set by hand, else the computed one.
     */
    submission_score: Columns['submission_score']
    /** Without `new_score` it went back to the computed one. */
    score_adjustment: Columns['score_adjustment']
    submission_score_history: Columns['submission_score_history']
  }
}
