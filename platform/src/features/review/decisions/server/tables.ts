import type { Refine } from '../../../../base/database/refine.ts'
import type { InterestAnswer, ToldSlot, Verdict, Why } from '../rules.ts'
import type { Snapshot } from '../snapshot.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    review_decision: Refine<'review_decision', { outcome: Verdict; why: Why }>
    review_interest: Refine<'review_interest', { answer: InterestAnswer }>
    review_slot: Refine<'review_slot', { told: ToldSlot }>
    review_publication: Refine<'review_publication', { result: Snapshot }>
  }
}
