import type { RoundKind } from '../assignments/rules.ts'
import type { RoundRules, TieStep } from '../scoring/ranking.ts'
import type { Outcome } from '../../spic/proposals/rules.ts'

/** What a team is told besides its outcome. */
export type Feedback = {
  kind: RoundKind
  rank: number
  of: number
  score: number
  criteria: { nameZh: string; nameEn: string; most: number; weight: number; mean: number }[]
}
export type PublishedProposal = {
  proposalId: number
  trackId: number
  title: string
  entry: string
  outcome: Outcome
  prizeZh: string
  prizeEn: string
  /** In the round that the results go by; null where it was not in it, or nobody scored it. */
  rank: number | null
  score: number | null
  mean: number | null
  median: number | null
  deviation: number | null
  count: number
  decidedBy: TieStep | null
  /** Of the last round that it was scored in. */
  feedback: Feedback | null
  comments: string[]
}
/** Results as they were published, with all that they rest on: nothing that changes later changes them. */
export type Snapshot = {
  round: { id: number; kind: RoundKind } & RoundRules
  letter: string
  /** As they are ranked, those without a rank last. */
  proposals: PublishedProposal[]
}
