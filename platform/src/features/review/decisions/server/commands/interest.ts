import { Failure } from '../../../../../base/contract/failure.ts'
import type { Settings } from '../../../../../base/config/settings.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { editionById } from '../../../../spic/editions/server/public.ts'
import { membersOf, proposalOf } from '../../../../spic/proposals/server/public.ts'
import { trace, type ByReviewer } from '../../../reviewers/server/public.ts'
import { decisionFaults } from '../../faults.ts'
import { proposalShown } from '../interests.ts'
import { interestsOf } from '../interests.views.ts'
import { tellOfInterest, tellPartner } from '../notices.ts'

const lockInterest = (tx: Tx, of: { proposalId: number; reviewerId: number }) =>
  tx
    .selectFrom('review_interest')
    .selectAll()
    .where('proposal_id', '=', of.proposalId)
    .where('reviewer_id', '=', of.reviewerId)
    .forUpdate()
    .executeTakeFirst()

/** A partner is interested, or says so in other words; the team is told once. */
export async function expressInterest(
  tx: Tx,
  ask: { proposalId: number; message: string; contact: string; by: ByReviewer },
): Promise<{ at: Date }> {
  const { proposalId, message, contact, by } = ask
  const { editionId, reviewerId } = by.reviewer
  if (!(await proposalShown(tx, by.reviewer, proposalId))) throw new Failure(decisionFaults.noProposal)
  const before = await lockInterest(tx, { proposalId, reviewerId })
  if (before?.answer) throw new Failure(decisionFaults.answered)
  const kept = await tx
    .insertInto('review_interest')
    .values({
      reviewer_id: reviewerId,
      proposal_id: proposalId,
      edition_id: editionId,
      message,
      contact,
      created_at: by.now,
    })
    .onConflict(conflict =>
      conflict
        .columns(['reviewer_id', 'proposal_id'])
        .doUpdateSet({ message, contact })
        // Somebody may have answered what was there meanwhile.
        .where('review_interest.answer', 'is', null),
    )
    .returning('created_at')
    .executeTakeFirst()
  if (!kept) throw new Failure(decisionFaults.answered)
  await trace(tx, by, { action: before ? 'interest.change' : 'interest.express', proposalId })
  if (!before) {
    const [edition, proposal, to] = await Promise.all([
      editionById(tx, editionId),
      proposalOf(tx, proposalId),
      membersOf(tx, proposalId),
    ])
    await tellOfInterest(tx, {
      edition,
      proposalId,
      reviewerId,
      title: proposal?.title ?? '',
      to,
      at: by.now,
    })
  }
  return { at: kept.created_at }
}

export async function withdrawInterest(
  tx: Tx,
  { proposalId, by }: { proposalId: number; by: ByReviewer },
): Promise<void> {
  const { reviewerId } = by.reviewer
  const before = await lockInterest(tx, { proposalId, reviewerId })
  if (!before) throw new Failure(decisionFaults.noInterest)
  if (before.answer === 'refused') throw new Failure(decisionFaults.refusedStays)
  await tx
    .deleteFrom('review_interest')
    .where('proposal_id', '=', proposalId)
    .where('reviewer_id', '=', reviewerId)
    .execute()
  await trace(tx, by, { action: 'interest.withdraw', proposalId })
}

type Answer = {
  proposalId: number
  interestId: number
  /** Null declines. */
  contact: string | null
  userId: number
  settings: Pick<Settings, 'SMTP_URL' | 'publicUrl'>
  now: Date
}

/** One of the team agrees, which tells both how to reach each other, or declines. Once. */
export async function answerInterest(tx: Tx, ask: Answer): Promise<'agreed' | 'refused'> {
  const { proposalId, interestId, contact, userId, settings, now } = ask
  if (!(await membersOf(tx, proposalId)).includes(userId)) throw new Failure(decisionFaults.noInterest)
  const before = await lockInterest(tx, { proposalId, reviewerId: interestId })
  if (!before) throw new Failure(decisionFaults.noInterest)
  if (before.answer) throw new Failure(decisionFaults.answered)
  const answer = contact === null ? 'refused' : 'agreed'
  await tx
    .updateTable('review_interest')
    .set({ answer, answered_by: userId, answered_at: now, entry_contact: contact ?? '' })
    .where('proposal_id', '=', proposalId)
    .where('reviewer_id', '=', interestId)
    .execute()
  const partner = (await interestsOf(tx, [proposalId])).find(one => one.reviewerId === interestId)
  const proposal = await proposalOf(tx, proposalId)
  if (partner && proposal) await tellPartner(tx, settings, { partner, title: proposal.title, answer, now })
  return answer
}
