import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure, type Fault } from '../../../../../base/contract/failure.ts'
import type { Settings } from '../../../../../base/config/settings.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { assignmentFaults } from '../../faults.ts'
import { leastLoaded } from '../../matching.rules.ts'
import type { DeniedCause } from '../../rules.ts'
import { choicesFor } from '../choices.ts'
import { scoringReviewers } from '../edition.views.ts'
import { tellReviewers } from '../letters.ts'
import { lockAllReviewers, lockReviewers, problemOf } from '../problem.ts'
import { lockRunning, type Round } from '../rounds.ts'

type By = { actor: Actor; now: Date; settings: Pick<Settings, 'SMTP_URL' | 'publicUrl'> }

const faultOf: Record<DeniedCause, Fault> = {
  assigned: assignmentFaults.assigned,
  conflict: assignmentFaults.conflict,
  disabled: assignmentFaults.unsuitable,
  track: assignmentFaults.unsuitable,
  full: assignmentFaults.full,
}

type Assign = { editionId: number; roundId: number; reviewerId: number; proposalId: number; reason: string }

/** Gives a proposal to a reviewer by hand; to one who declined it, or from whom it was taken, again. */
export async function assignReviewer(tx: Tx, ask: Assign & By): Promise<number> {
  const { editionId, roundId, reviewerId, proposalId, reason, actor, now, settings } = ask
  const round = await lockRunning(tx, { editionId, roundId })
  await lockReviewers(tx, [reviewerId])
  const chosen = (await choicesFor(tx, round, proposalId)).find(one => one.id === reviewerId)
  if (!chosen) throw new Failure(assignmentFaults.notFound)
  if (chosen.denied) throw new Failure(faultOf[chosen.denied])
  const id = await put(tx, { round, reviewerId, proposalId, now })
  await audit(
    tx,
    actor,
    {
      action: 'review_round.assign',
      subject: 'review_round',
      subjectId: roundId,
      detail: { reviewer: chosen.name, proposalId, reason },
    },
    now,
  )
  await tellReviewers(tx, settings, { round, given: new Map([[reviewerId, 1]]), now })
  return id
}

type Put = { round: Round; reviewerId: number; proposalId: number; now: Date }

async function put(tx: Tx, { round, reviewerId, proposalId, now }: Put): Promise<number> {
  const { id } = await tx
    .insertInto('review_assignment')
    .values({
      round_id: round.id,
      edition_id: round.edition_id,
      reviewer_id: reviewerId,
      proposal_id: proposalId,
      created_at: now,
    })
    .onConflict(conflict =>
      conflict
        .columns(['round_id', 'reviewer_id', 'proposal_id'])
        .doUpdateSet({ state: 'assigned', reason: '', created_at: now, ended_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type More = { proposalId: number; now: Date; settings: By['settings'] }
type Given = { id: number; reviewer: { id: number; name: string; organisation: string } }

/**
 * Gives a proposal to one more reviewer, in a round that the caller has locked: to whoever may have it and has least to
 * do. Null where there is nobody, or where it has more than `most` already.
 */
export async function giveOneMore(
  tx: Tx,
  round: Round,
  { proposalId, now, settings, most = Infinity }: More & { most?: number },
): Promise<Given | null> {
  await lockAllReviewers(tx, round.edition_id)
  const problem = await problemOf(tx, round, { perProposal: round.per_proposal, seed: round.id })
  const proposal = problem.proposals.find(one => one.id === proposalId)
  if (!proposal) throw new Failure(assignmentFaults.notFound)
  const reviewerId = proposal.has > most ? null : leastLoaded(problem, proposal)
  const reviewer = (await scoringReviewers(tx, round.edition_id)).find(one => one.id === reviewerId)
  if (!reviewer) return null
  const id = await put(tx, { round, reviewerId: reviewer.id, proposalId, now })
  await tellReviewers(tx, settings, { round, given: new Map([[reviewer.id, 1]]), now })
  return { id, reviewer }
}

/** The same for staff. */
export async function oneMore(
  tx: Tx,
  ask: More & By & { editionId: number; roundId: number },
): Promise<Given> {
  const { roundId, proposalId, actor, now } = ask
  const given = await giveOneMore(tx, await lockRunning(tx, ask), ask)
  if (!given) throw new Failure(assignmentFaults.nobodyLeft)
  await audit(
    tx,
    actor,
    {
      action: 'review_round.one-more',
      subject: 'review_round',
      subjectId: roundId,
      detail: { reviewerId: given.reviewer.id, proposalId },
    },
    now,
  )
  return given
}

type Remove = { editionId: number; assignmentId: number; reason: string; actor: Actor; now: Date }

/** Takes a proposal away from a reviewer. */
export async function removeAssignment(tx: Tx, ask: Remove): Promise<void> {
  const { editionId, assignmentId, reason, actor, now } = ask
  const found = await tx
    .selectFrom('review_assignment')
    .select(['round_id', 'reviewer_id', 'proposal_id'])
    .where('id', '=', assignmentId)
    .where('edition_id', '=', editionId)
    .executeTakeFirst()
  if (!found) throw new Failure(assignmentFaults.notFound)
  await lockRunning(tx, { editionId, roundId: found.round_id })
  await lockReviewers(tx, [found.reviewer_id])
  const ended = await tx
    .updateTable('review_assignment')
    .set({ state: 'removed', reason, ended_at: now })
    .where('id', '=', assignmentId)
    .where('state', '=', 'assigned')
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new Failure(assignmentFaults.ended)
  await audit(
    tx,
    actor,
    {
      action: 'review_round.remove',
      subject: 'review_round',
      subjectId: found.round_id,
      detail: { reviewerId: found.reviewer_id, proposalId: found.proposal_id, reason },
    },
    now,
  )
}
