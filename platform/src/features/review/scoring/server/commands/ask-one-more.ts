import type { Settings } from '../../../../../base/config/settings.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Reviewer } from '../../../../../base/http/reviewer.ts'
import { isRoundOpen } from '../../../assignments/rules.ts'
import { giveOneMore, lockRound } from '../../../assignments/server/public.ts'
import { scoringFaults } from '../../faults.ts'
import { scoresOf } from '../scores.views.ts'

type Ask = { roundId: number; proposalId: number; reviewer: Reviewer; settings: Settings; now: Date }

/** The chief asks one more reviewer where scores are far apart, once for a proposal. */
export async function askOneMore(
  tx: Tx,
  { roundId, proposalId, reviewer, settings, now }: Ask,
): Promise<{ id: number; name: string }> {
  const round = await lockRound(tx, { editionId: reviewer.editionId, roundId })
  if (!isRoundOpen(round)) throw new Failure(scoringFaults.roundClosed)
  // What the chief is in conflict with is not among them.
  const { rows } = await scoresOf(tx, round, reviewer.reviewerId)
  const row = rows.find(one => one.proposalId === proposalId)
  if (!row) throw new Failure(scoringFaults.notFound)
  if (!row.isDisputed) throw new Failure(scoringFaults.notDisputed)
  const given = await giveOneMore(tx, round, { proposalId, settings, now, most: round.per_proposal })
  if (!given) throw new Failure(scoringFaults.nobodyMore)
  return given.reviewer
}
