import type { Refine } from '../../../../base/database/refine.ts'

/** Of a final rank the place and among how many teams; of an accomplishment what it is called. */
export type ActivityDetail = { rank?: number; teams?: number; title?: string }

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** `subject_id` is what `kind` says: a competition, a submission, a round, a dataset, a thread, a post, an accomplishment. */
    activity_event: Refine<'activity_event', { detail: ActivityDetail }>
  }
}
