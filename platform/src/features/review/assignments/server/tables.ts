import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { AssignmentState, ConflictSource, RoundKind } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    review_round: Refine<'review_round', { kind: RoundKind }>
    review_conflict: Refine<'review_conflict', { source: ConflictSource }>
    review_assignment: Refine<'review_assignment', { state: AssignmentState }>
    review_matching: Columns['review_matching']
  }
}
