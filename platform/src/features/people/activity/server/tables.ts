import type { Refine } from '../../../../base/database/refine.ts'

/** Of a final rank the place and among how many teams. */
export type ActivityDetail = { rank?: number; teams?: number }

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** `subject_id` is what `kind` says: a competition, a submission, a round, a dataset, a thread, a post, an accomplishment. */
    activity_event: Refine<'activity_event', { detail: ActivityDetail }>
  }
}
