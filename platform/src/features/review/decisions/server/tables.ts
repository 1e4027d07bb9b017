import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { InterestAnswer, Verdict } from '../rules.ts'
import type { Snapshot } from '../snapshot.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    review_decision: Refine<'review_decision', { outcome: Verdict }>
    review_interest: Refine<'review_interest', { answer: InterestAnswer }>
    review_slot: Columns['review_slot']
    review_publication: Refine<'review_publication', { result: Snapshot }>
  }
}
