import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'

export type Assignment = Selectable<Tables['review_assignment']>

/** What a reviewer has of a proposal to score now: assigned in a round that is open; of several rounds the last. */
export async function assignmentFor(
  db: Db | Tx,
  reviewerId: number,
  proposalId: number,
): Promise<Assignment | null> {
  const row = await db
    .selectFrom('review_assignment as a')
    .innerJoin('review_round as r', 'r.id', 'a.round_id')
    .selectAll('a')
    .where('a.reviewer_id', '=', reviewerId)
    .where('a.proposal_id', '=', proposalId)
    .where('a.state', '=', 'assigned')
    .where('r.opened_at', 'is not', null)
    .where('r.closed_at', 'is', null)
    // None that is assigned is in conflict: triggers see to that.
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Assignments that stand, of a round or of a reviewer. */
export async function assignmentsOf(
  db: Db | Tx,
  of: { roundId: number } | { reviewerId: number },
): Promise<Assignment[]> {
  let query = db.selectFrom('review_assignment').selectAll().where('state', '=', 'assigned').orderBy('id')
  query =
    'roundId' in of
      ? query.where('round_id', '=', of.roundId)
      : query.where('reviewer_id', '=', of.reviewerId)
  return query.execute()
}
