import { json } from '../../../../base/database/json.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Reviewer } from '../../../../base/http/reviewer.ts'
import type { TraceAction } from '../trace-actions.ts'

type Traced = {
  action: TraceAction
  proposalId?: number
  /** Never what was scored or written, only what it was about. */
  detail?: Record<string, unknown>
}

/** Who of the reviewers asks, and from where, as `context` says. */
export type ByReviewer = {
  reviewer: Pick<Reviewer, 'reviewerId' | 'editionId'>
  address: string | null
  now: Date
}

/** Writes down what a reviewer looked at or did; of what is done, in its transaction. */
export async function trace(
  db: Db | Tx,
  { reviewer, address, now }: ByReviewer,
  { action, proposalId, detail }: Traced,
): Promise<void> {
  await db
    .insertInto('review_event')
    .values({
      edition_id: reviewer.editionId,
      at: now,
      reviewer_id: reviewer.reviewerId,
      address,
      action,
      proposal_id: proposalId ?? null,
      detail: json(detail ?? {}),
    })
    .execute()
}
