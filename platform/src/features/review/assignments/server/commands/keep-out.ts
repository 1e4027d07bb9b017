import type { Tx } from '../../../../../base/database/tables.ts'
import type { ByReviewer } from '../../../reviewers/server/public.ts'

/** Keeps proposals out of the review; what reviewers have of them is left as it is. */
export async function keepOut(
  tx: Tx,
  proposalIds: readonly number[],
  reason: string,
  { reviewer, now }: ByReviewer,
): Promise<void> {
  await tx
    .insertInto('review_rejection')
    .values(
      proposalIds.map(proposal_id => ({
        proposal_id,
        reason,
        rejected_by: reviewer.reviewerId,
        rejected_at: now,
      })),
    )
    .execute()
}

/** Takes a proposal back that was kept out. */
export async function takeBack(tx: Tx, proposalId: number): Promise<void> {
  await tx.deleteFrom('review_rejection').where('proposal_id', '=', proposalId).execute()
}
