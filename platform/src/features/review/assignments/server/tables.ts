import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { Lack } from '../matching.rules.ts'
import type { AssignmentState, ConflictSource, RoundKind } from '../rules.ts'

/** What was found, whom it was found among, and how long that took. */
export type MatchingDetail = {
  pairs: { proposalId: number; reviewerId: number }[]
  lacks: Lack[]
  loads: { load: number; reviewers: number }[]
  milliseconds: number
}

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    review_round: Refine<'review_round', { kind: RoundKind }>
    review_conflict: Refine<'review_conflict', { source: ConflictSource }>
    review_waiver: Columns['review_waiver']
    review_assignment: Refine<'review_assignment', { state: AssignmentState }>
    review_rejection: Columns['review_rejection']
    review_matching: Refine<'review_matching', { detail: MatchingDetail }>
  }
}
