import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { ReviewRole } from '../../../../base/http/reviewer.ts'
import type { TraceAction } from '../trace-actions.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    reviewer: Refine<'reviewer', { role: ReviewRole }>
    reviewer_track: Columns['reviewer_track']
    reviewer_link: Columns['reviewer_link']
    reviewer_session: Columns['reviewer_session']
    review_setting: Columns['review_setting']
    review_event: Refine<'review_event', { action: TraceAction }>
  }
}
