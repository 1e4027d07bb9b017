import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { findConflicts, type Found } from '../conflict.rules.ts'
import { countBy } from '../count-by.ts'
import { barredIn, type MatchProblem, type Pair } from '../matching.rules.ts'
import {
  judgedProposals,
  proposalsIn,
  reviewersOf,
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
  const proposals = await proposalsIn(db, round)
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
  const reviewers = await reviewersOf(db, editionId)
  const all = findConflicts(reviewers, await judgedProposals(db, editionId))
  const found = proposalId === undefined ? all : all.filter(one => one.proposalId === proposalId)
  const waived = await db
    .selectFrom('review_waiver')
    .select(['reviewer_id', 'proposal_id'])
    .where('edition_id', '=', editionId)
    .execute()
  const isWaived = barredIn(waived.map(row => [row.proposal_id, row.reviewer_id]))
  return found.filter(one => !isWaived(one.proposalId, one.reviewerId))
}

export type Asked = {
  perProposal: number
  seed: number
  /** What the rule finds, where the caller has asked already. */
  found?: readonly Found[]
}

/** A matching to be found; what the rule would find is barred as what is on record. */
export async function problemOf(
  db: Db | Tx,
  round: Round,
  { perProposal, seed, found = undefined }: Asked,
): Promise<MatchProblem> {
  const { reviewers, proposals, had, conflicts } = await standingOf(db, round)
  const byRule = found ?? (await conflictsByRule(db, round.edition_id))
  const active = reviewers.filter(one => !one.isDisabled)
  const isActive = new Set(active.map(one => one.id))
  // Whoever is disabled reviews nothing any more: their proposals need others.
  const standing = had.filter(one => one.state === 'assigned' && isActive.has(one.reviewer_id))
  const load = countBy(standing, one => one.reviewer_id)
  const covered = countBy(standing, one => one.proposal_id)
  return {
    reviewers: active.map(({ id, tracks, capacity }) => ({ id, tracks, capacity, has: load.get(id) ?? 0 })),
    proposals: proposals.map(one => ({ id: one.id, track: one.track_id, has: covered.get(one.id) ?? 0 })),
    barred: [
      ...conflicts,
      ...byRule.map((one): Pair => [one.proposalId, one.reviewerId]),
      ...had.map((one): Pair => [one.proposal_id, one.reviewer_id]),
    ],
    perProposal,
    seed,
  }
}

/** The proposals that a reviewer is in conflict with. */
export async function conflictsOf(db: Db | Tx, reviewerId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('review_conflict')
    .select('proposal_id')
    .where('reviewer_id', '=', reviewerId)
    .execute()
  return new Set(rows.map(row => row.proposal_id))
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

/** The same for all reviewers of an edition, before conflicts are looked for. */
export async function lockAllReviewers(tx: Tx, editionId: number): Promise<void> {
  await lockReviewers(
    tx,
    (await reviewersOf(tx, editionId)).map(one => one.id),
  )
}
