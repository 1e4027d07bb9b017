import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { reviewRole, type Reviewer } from '../../../../../base/http/reviewer.ts'
import { staffWith } from '../../../../people/identity/server/public.ts'
import { notify } from '../../../../people/notices/server/public.ts'
import { proposalOf } from '../../../../spic/proposals/server/public.ts'
import { trace, type ByReviewer } from '../../../reviewers/server/public.ts'
import { assignmentFaults } from '../../faults.ts'
import { countedProposals } from '../edition.views.ts'
import { scoredAmong } from '../hooks.ts'
import { lockReviewers } from '../problem.ts'
import { readRound } from '../rounds.ts'
import { wordsIn } from '../../../../../base/web/words.ts'
import { assignmentWords } from '../../words.ts'
import { recordConflicts } from './conflicts.ts'

const zh = wordsIn(assignmentWords, 'zh-CN').notice
const en = wordsIn(assignmentWords, 'en-US').notice

/** A reviewer gives back a proposal that they have not scored. */
export async function decline(
  tx: Tx,
  { assignmentId, reason, by }: { assignmentId: number; reason: string; by: ByReviewer },
): Promise<void> {
  const { reviewerId, editionId } = by.reviewer
  await lockReviewers(tx, [reviewerId])
  const found = await tx
    .selectFrom('review_assignment')
    .select(['round_id', 'proposal_id', 'state'])
    .where('id', '=', assignmentId)
    .where('reviewer_id', '=', reviewerId)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Failure(assignmentFaults.notFound)
  if (found.state !== 'assigned') throw new Failure(assignmentFaults.ended)
  const round = await readRound(tx, { editionId, roundId: found.round_id })
  if (round.closed_at) throw new Failure(assignmentFaults.closed)
  if ((await scoredAmong.run(tx, [assignmentId])).has(assignmentId))
    throw new Failure(assignmentFaults.scored)
  await tx
    .updateTable('review_assignment')
    .set({ state: 'declined', reason, ended_at: by.now })
    .where('id', '=', assignmentId)
    .execute()
  await trace(tx, by, { action: 'assignment.decline', proposalId: found.proposal_id })
  await tellStaff(tx, {
    editionId,
    key: `decline:${assignmentId}:${by.now.toISOString()}`,
    proposalId: found.proposal_id,
    text: 'declined',
  })
}

const wasGiven = async (tx: Tx, reviewerId: number, proposalId: number): Promise<boolean> =>
  (await tx
    .selectFrom('review_assignment')
    .select('id')
    .where('reviewer_id', '=', reviewerId)
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst()) !== undefined

/**
 * A reviewer says that they must not see a proposal: an expert one that is or was theirs, others any of the edition. It is
 * on record, and what they have of it ends, scored or not.
 */
export async function declare(
  tx: Tx,
  { proposalId, reason, by }: { proposalId: number; reason: string; by: ByReviewer & { reviewer: Reviewer } },
): Promise<void> {
  const { reviewerId, editionId, role } = by.reviewer
  await lockReviewers(tx, [reviewerId])
  const isSeen =
    role === reviewRole.expert
      ? await wasGiven(tx, reviewerId, proposalId)
      : (await countedProposals(tx, editionId, [proposalId])).length > 0
  if (!isSeen) throw new Failure(assignmentFaults.notFound)
  const { found, ended } = await recordConflicts(tx, {
    editionId,
    found: [{ reviewerId, proposalId, source: 'reviewer', reason }],
    now: by.now,
  })
  if (found === 0) throw new Failure(assignmentFaults.known)
  await trace(tx, by, { action: 'conflict.declare', proposalId, detail: { ended } })
  await tellStaff(tx, {
    editionId,
    key: `conflict:${reviewerId}:${proposalId}:${by.now.toISOString()}`,
    proposalId,
    text: 'conflict',
  })
}

type Told = { editionId: number; key: string; proposalId: number; text: 'declined' | 'conflict' }

/** Tells administrators that a proposal has one reviewer less. */
async function tellStaff(tx: Tx, { editionId, key, proposalId, text }: Told): Promise<void> {
  const title = (await proposalOf(tx, proposalId))?.title ?? ''
  await notify(
    tx,
    {
      key: `review:${key}`,
      kind: 'review.declined',
      text: { zh: zh[text](title), en: en[text](title) },
      path: `/admin/spic/${editionId}/assignment`,
    },
    // Reviewers are nobody of the site.
    { to: await staffWith(tx, ['administrator']), actor: 0 },
  )
}
