import { sql } from 'kysely'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Settings } from '../../../../../base/config/settings.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { countBy } from '../../count-by.ts'
import { assignmentFaults } from '../../faults.ts'
import {
  barredIn,
  isOfTrack,
  roomOf,
  type Matching,
  type MatchProblem,
  type Pair,
} from '../../matching.rules.ts'
import { tellReviewers } from '../letters.ts'
import { conflictsByRule, lockAllReviewers, problemOf } from '../problem.ts'
import { lockRunning } from '../rounds.ts'
import type { MatchingDetail } from '../tables.ts'
import { recordConflicts } from './conflicts.ts'

type By = { actor: Actor & { userId: number }; now: Date }

/** How many reviewers would have so many proposals in all. */
export function loadsAfter({ reviewers }: MatchProblem, pairs: readonly Pair[]): MatchingDetail['loads'] {
  const given = countBy(pairs, ([, reviewerId]) => reviewerId)
  const counts = countBy(reviewers, ({ id, has }) => has + (given.get(id) ?? 0))
  return [...counts].map(([load, count]) => ({ load, reviewers: count })).toSorted((a, b) => a.load - b.load)
}

type Keep = { roundId: number; problem: MatchProblem; matching: Matching; milliseconds: number } & By

/** Keeps what was found, so that it can be looked at and applied, and found again. */
export async function keepMatching(tx: Tx, ask: Keep): Promise<void> {
  const { roundId, problem, matching, milliseconds, actor, now } = ask
  await tx
    .insertInto('review_matching')
    .values({
      round_id: roundId,
      at: now,
      by_id: actor.userId,
      seed: problem.seed,
      detail: json({
        pairs: matching.pairs.map(([proposalId, reviewerId]) => ({ proposalId, reviewerId })),
        lacks: matching.lacks,
        loads: loadsAfter(problem, matching.pairs),
        milliseconds,
      }),
    })
    .execute()
  await audit(
    tx,
    actor,
    {
      action: 'review_round.preview',
      subject: 'review_round',
      subjectId: roundId,
      detail: { seed: problem.seed, pairs: matching.pairs.length, lacking: matching.lacks.length },
    },
    now,
  )
}

type Apply = {
  editionId: number
  roundId: number
  matchingId: number
  settings: Pick<Settings, 'SMTP_URL' | 'publicUrl'>
} & By

/** Assigns all pairs of a preview, or none where one of them may not be any more. */
export async function applyMatching(tx: Tx, ask: Apply): Promise<{ assigned: number; mailed: number }> {
  const { editionId, roundId, matchingId, settings, actor, now } = ask
  const round = await lockRunning(tx, { editionId, roundId })
  const kept = await tx
    .selectFrom('review_matching')
    .selectAll()
    .where('id', '=', matchingId)
    .where('round_id', '=', roundId)
    .executeTakeFirst()
  if (!kept) throw new Failure(assignmentFaults.notFound)
  const pairs = kept.detail.pairs.map((one): Pair => [one.proposalId, one.reviewerId])
  if (kept.applied_at || pairs.length === 0) throw new Failure(assignmentFaults.outdated)
  await lockAllReviewers(tx, editionId)
  const found = await conflictsByRule(tx, editionId)
  const recorded = await recordConflicts(tx, { editionId, found, now })
  const problem = await problemOf(tx, round, { perProposal: round.per_proposal, seed: kept.seed, found })
  if (!holds(problem, pairs)) throw new Failure(assignmentFaults.outdated)
  await sql`
    insert into review_assignment (round_id, edition_id, reviewer_id, proposal_id, created_at)
    select ${roundId}::integer, ${editionId}::integer, (pair ->> 1)::integer, (pair ->> 0)::bigint, ${now}::timestamptz
    from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) pair`.execute(tx)
  await tx.updateTable('review_matching').set({ applied_at: now }).where('id', '=', matchingId).execute()
  const given = countBy(pairs, ([, reviewerId]) => reviewerId)
  await audit(
    tx,
    actor,
    {
      action: 'review_round.apply',
      subject: 'review_round',
      subjectId: roundId,
      detail: { seed: kept.seed, assigned: pairs.length, conflicts: recorded.found },
    },
    now,
  )
  return { assigned: pairs.length, mailed: await tellReviewers(tx, settings, { round, given, now }) }
}

/** Whether these pairs are all allowed now, within what reviewers take and proposals need. */
export function holds(
  { reviewers, proposals, barred, perProposal }: MatchProblem,
  pairs: readonly Pair[],
): boolean {
  const isBarred = barredIn(barred)
  const reviewerOf = new Map(reviewers.map(one => [one.id, { ...one, room: roomOf(one) }]))
  const proposalOf = new Map(
    proposals.map(one => [one.id, { ...one, needs: Math.max(0, perProposal - one.has) }]),
  )
  return pairs.every(([proposalId, reviewerId]) => {
    const reviewer = reviewerOf.get(reviewerId)
    const proposal = proposalOf.get(proposalId)
    if (!reviewer || !proposal || !isOfTrack(reviewer, proposal.track)) return false
    return !isBarred(proposalId, reviewerId) && reviewer.room-- > 0 && proposal.needs-- > 0
  })
}
