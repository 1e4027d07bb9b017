import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { findConflicts, type Found } from '../conflict.rules.ts'
import { barredIn, type MatchProblem, type Pair } from '../matching.rules.ts'
import {
  judgedProposals,
  proposalsIn,
  scoringReviewers,
  type Counted,
  type Reviewing,
} from './edition.views.ts'
import type { Round } from './rounds.ts'

export type Had = { reviewer_id: number; proposal_id: number; state: 'assigned' | 'declined' | 'removed' }

export type Standing = {
  reviewers: Reviewing[]
  proposals: Counted[]
  /** All assignments of the round, ended ones too. */
  had: Had[]
  conflicts: Pair[]
}

/** All that who may review what in a round follows from. */
export async function standingOf(db: Db | Tx, round: Round): Promise<Standing> {
  const editionId = round.edition_id
  const reviewers = await scoringReviewers(db, editionId)
  const proposals = await proposalsIn(db, { editionId, kind: round.kind })
  const had = await db
    .selectFrom('review_assignment')
    .select(['reviewer_id', 'proposal_id', 'state'])
    .where('round_id', '=', round.id)
    .execute()
  const recorded = await db
    .selectFrom('review_conflict')
    .select(['reviewer_id', 'proposal_id'])
    .where('edition_id', '=', editionId)
    .execute()
  return {
    reviewers,
    proposals,
    had,
    conflicts: recorded.map(row => [row.proposal_id, row.reviewer_id]),
  }
}

/** Conflicts that the rule finds in an edition or with one proposal, on record or not, but none that somebody waived. */
export async function conflictsByRule(db: Db | Tx, editionId: number, proposalId?: number): Promise<Found[]> {
  const reviewers = await scoringReviewers(db, editionId)
  const found = findConflicts(reviewers, await judgedProposals(db, editionId, proposalId))
  const waived = await db
    .selectFrom('review_waiver')
    .select(['reviewer_id', 'proposal_id'])
    .where('edition_id', '=', editionId)
    .execute()
  const isWaived = barredIn(waived.map(row => [row.proposal_id, row.reviewer_id]))
  return found.filter(one => !isWaived(one.proposalId, one.reviewerId))
}

export type Asked = { perProposal: number; seed: number }

/** A matching to be found; what the rule would find is barred as what is on record. */
export async function problemOf(
  db: Db | Tx,
  round: Round,
  { perProposal, seed }: Asked,
): Promise<MatchProblem> {
  const { reviewers, proposals, had, conflicts } = await standingOf(db, round)
  const found = await conflictsByRule(db, round.edition_id)
  const active = reviewers.filter(one => !one.isDisabled)
  const isActive = new Set(active.map(one => one.id))
  const load = new Map<number, number>()
  const covered = new Map<number, number>()
  for (const { state, reviewer_id, proposal_id } of had) {
    // Whoever is disabled reviews nothing any more: their proposals need others.
    if (state !== 'assigned' || !isActive.has(reviewer_id)) continue
    load.set(reviewer_id, (load.get(reviewer_id) ?? 0) + 1)
    covered.set(proposal_id, (covered.get(proposal_id) ?? 0) + 1)
  }
  return {
    reviewers: active.map(({ id, tracks, capacity }) => ({ id, tracks, capacity, has: load.get(id) ?? 0 })),
    proposals: proposals.map(one => ({ id: one.id, track: one.track_id, has: covered.get(one.id) ?? 0 })),
    barred: [
      ...conflicts,
      ...found.map((one): Pair => [one.proposalId, one.reviewerId]),
      ...had.map((one): Pair => [one.proposal_id, one.reviewer_id]),
    ],
    perProposal,
    seed,
  }
}

/**
 * What is in conflict with these reviewers, and what is assigned to them, changes by nobody else until the transaction is
 * over; in one order for all, so that nobody waits in a circle. The triggers of both tables take the same locks.
 */
export async function lockReviewers(tx: Tx, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].toSorted((a, b) => a - b)
  await sql`
    select pg_advisory_xact_lock(7070, id) from unnest(${sorted}::integer[]) with ordinality as one (id, at) order by at`.execute(
    tx,
  )
}
