import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockEdition } from '../../../../spic/editions/server/public.ts'
import { trace, type ByReviewer } from '../../../reviewers/server/public.ts'
import { decisionFaults } from '../../faults.ts'
import { openRule, type Rule, type Verdict } from '../../rules.ts'
import { conflictsOf } from '../../../assignments/server/public.ts'
import { countsOf, requireDecidable, shortlistOf } from '../shortlist.ts'

/**
 * Decides all of a round by a rule, as it was seen in the preview. What was decided by hand stays; those who tie at the
 * cut are left for somebody to decide.
 */
export async function applyShortlist(
  tx: Tx,
  { roundId, rule, digest, by }: { roundId: number; rule: Rule; digest: string; by: ByReviewer },
): Promise<Record<Verdict | 'tied', number>> {
  const { editionId, reviewerId } = by.reviewer
  await lockEdition(tx, editionId, 'update')
  const round = await requireDecidable(tx, { editionId, roundId })
  const seen = await shortlistOf(tx, round, rule)
  if (seen.digest !== digest) throw new Failure(decisionFaults.previewChanged)
  await tx
    .deleteFrom('review_decision')
    .where('round_id', '=', roundId)
    .where('is_by_rule', '=', true)
    .execute()
  const decided = seen.rows.flatMap(row => {
    const { proposalId, score, verdict, why } = row
    return verdict === 'tied' || why.code === 'hand' ? [] : [{ proposalId, score, verdict, why }]
  })
  if (decided.length > 0)
    await tx
      .insertInto('review_decision')
      .values(
        decided.map(({ proposalId, score, verdict, why }) => ({
          round_id: roundId,
          edition_id: editionId,
          proposal_id: proposalId,
          outcome: verdict,
          is_by_rule: true,
          reason: '',
          why: json(why),
          score,
          decided_by: reviewerId,
          decided_at: by.now,
        })),
      )
      .execute()
  const counts = countsOf(seen.rows)
  await trace(tx, by, {
    action: 'shortlist.apply',
    detail: { round: roundId, by: rule.by, number: rule.number, minimum: rule.minimum, ...counts },
  })
  return counts
}

/** Decides one proposal of a round, whatever the rule makes of it. */
export async function decideByHand(
  tx: Tx,
  ask: { roundId: number; proposalId: number; outcome: Verdict; reason: string; by: ByReviewer },
): Promise<void> {
  const { roundId, proposalId, outcome, reason, by } = ask
  const { editionId, reviewerId } = by.reviewer
  await lockEdition(tx, editionId, 'update')
  const round = await requireDecidable(tx, { editionId, roundId })
  const { rows } = await shortlistOf(tx, round, openRule)
  const row = rows.find(one => one.proposalId === proposalId)
  // Withdrawn, rejected or not in this round: there is nothing to decide.
  if (!row) throw new Failure(decisionFaults.noProposal)
  if ((await conflictsOf(tx, reviewerId)).has(proposalId)) throw new Failure(decisionFaults.conflicted)
  const decided = {
    outcome,
    is_by_rule: false,
    reason,
    why: null,
    score: row.score,
    decided_by: reviewerId,
    decided_at: by.now,
  }
  await tx
    .insertInto('review_decision')
    .values({ ...decided, round_id: roundId, edition_id: editionId, proposal_id: proposalId })
    .onConflict(conflict => conflict.columns(['round_id', 'proposal_id']).doUpdateSet(decided))
    .execute()
  await trace(tx, by, {
    action: 'shortlist.decide',
    proposalId,
    detail: { round: roundId, outcome, reason },
  })
}
