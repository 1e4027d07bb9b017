import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockEdition } from '../../../../spic/editions/server/public.ts'
import { conflictsOf, keepOut, takeBack } from '../../../assignments/server/public.ts'
import { trace, type ByReviewer } from '../../../reviewers/server/public.ts'
import { decisionFaults } from '../../faults.ts'
import { submittedProposals } from '../proposals.views.ts'
import { refusePublished } from '../standing.ts'

/** Keeps proposals out of the review, all or none; what reviewers have of them is left as it is. */
export async function rejectProposals(
  tx: Tx,
  { proposalIds, reason, by }: { proposalIds: readonly number[]; reason: string; by: ByReviewer },
): Promise<number> {
  const { editionId, reviewerId } = by.reviewer
  await lockEdition(tx, editionId, 'update')
  await refusePublished(tx, editionId)
  const ids = [...new Set(proposalIds)]
  const rows = new Map((await submittedProposals(tx, editionId)).map(row => [row.id, row]))
  if (ids.some(id => ['withdrawn', 'rejected', undefined].includes(rows.get(id)?.state)))
    throw new Failure(decisionFaults.notInReview)
  const conflicts = await conflictsOf(tx, reviewerId)
  if (ids.some(id => conflicts.has(id))) throw new Failure(decisionFaults.conflicted)
  await keepOut(tx, ids, reason, by)
  for (const proposalId of ids)
    await trace(tx, by, { action: 'proposal.reject', proposalId, detail: { reason } })
  return ids.length
}

/** Takes a proposal back into the review. One that its team withdrew only the team can submit again. */
export async function restoreProposal(
  tx: Tx,
  { proposalId, reason, by }: { proposalId: number; reason: string; by: ByReviewer },
): Promise<void> {
  const { editionId, reviewerId } = by.reviewer
  await lockEdition(tx, editionId, 'update')
  await refusePublished(tx, editionId)
  const [row] = await submittedProposals(tx, editionId, proposalId)
  if (!row) throw new Failure(decisionFaults.noProposal)
  if (row.state === 'withdrawn') throw new Failure(decisionFaults.withdrawnByTeam)
  if (row.state !== 'rejected') throw new Failure(decisionFaults.notRejected)
  if ((await conflictsOf(tx, reviewerId)).has(proposalId)) throw new Failure(decisionFaults.conflicted)
  await takeBack(tx, proposalId)
  await trace(tx, by, { action: 'proposal.restore', proposalId, detail: { reason } })
}
