import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    review_decision: Columns['review_decision']
    review_rejection: Columns['review_rejection']
    review_interest: Columns['review_interest']
    review_slot: Columns['review_slot']
    review_publication: Columns['review_publication']
  }
}
