import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { tracksOf } from '../../../spic/editions/server/public.ts'
import { roundsOf, type Round } from '../../assignments/server/public.ts'
import { rounded } from '../../scoring/rules.ts'
import { resultsOf } from '../../scoring/server/public.ts'
import type { getShortlist } from '../contract.ts'
import { decisionFaults } from '../faults.ts'
import { isDecidable, shortlistBy, type Rule, type Verdict, type Why } from '../rules.ts'
import { decisionsOf } from './decisions.views.ts'
import { submittedProposals } from './proposals.views.ts'
import { digestOf, isPublished } from './standing.ts'
import { takesPartIn } from './takes-part.ts'

/** A round of the edition whose decisions may still change. */
export async function requireDecidable(
  tx: Tx,
  { editionId, roundId }: { editionId: number; roundId: number },
): Promise<Round> {
  const rounds = await roundsOf(tx, editionId)
  const round = rounds.find(one => one.id === roundId)
  if (!round) throw new Failure(decisionFaults.noRound)
  if (!isDecidable(rounds, roundId) || (await isPublished(tx, editionId)))
    throw new Failure(decisionFaults.roundFixed)
  return round
}

/**
 * The proposals of a round as they are ranked, with what was decided and what the rule makes of them. Those that are in the
 * round and that nobody was given to review come last, without a score.
 */
export async function shortlistOf(db: Db | Tx, round: Round, rule: Rule) {
  const [results, submitted, tracks, decisions, isIn] = await Promise.all([
    resultsOf(db, round),
    submittedProposals(db, round.edition_id),
    tracksOf(db, round.edition_id),
    decisionsOf(db, round.id),
    takesPartIn(db, { editionId: round.edition_id, kind: round.kind }),
  ])
  const placed = new Map(results.map(row => [row.proposalId, row]))
  const known = submitted.filter(row => row.withdrawn_at === null && row.rejected === null && isIn(row.id))
  const order = new Map(results.map((row, at) => [row.proposalId, at]))
  const candidates = known
    .map(row => {
      const result = placed.get(row.id)
      const score = result?.score ?? null
      return {
        proposalId: row.id,
        title: row.title,
        entry: row.entry,
        trackId: row.track_id,
        rank: result?.rank ?? null,
        score: score === null ? null : rounded(score),
        missing: result?.missing ?? 0,
      }
    })
    .toSorted(
      (a, b) =>
        (order.get(a.proposalId) ?? results.length) - (order.get(b.proposalId) ?? results.length) ||
        a.proposalId - b.proposalId,
    )
  const byHand = new Map<number, Verdict>(
    [...decisions.values()].filter(one => !one.isByRule).map(one => [one.proposalId, one.outcome]),
  )
  const quotas = new Map(tracks.map(track => [track.id, track.quota]))
  const rows = shortlistBy(candidates, byHand, rule, quotas).map(row => ({
    ...row,
    decision: decisions.get(row.proposalId) ?? null,
  }))
  return {
    rows,
    tracks,
    missing: candidates.reduce((sum, one) => sum + one.missing, 0),
    digest: digestOf([
      round.id,
      rule,
      rows.map(({ proposalId, verdict, score, why }) => [proposalId, verdict, score, why.code]),
    ]),
  }
}

type Decision = NonNullable<z.input<typeof getShortlist.answer>['rows'][number]['decision']>

/** What was decided, as the contract says it. */
export function decisionView(
  decision: NonNullable<Awaited<ReturnType<typeof shortlistOf>>['rows'][number]['decision']>,
): Decision {
  const { outcome, isByRule, reason, by, at } = decision
  return {
    outcome,
    isByRule,
    // Kept as what it was, so that it can be said in either language.
    why: isByRule ? (JSON.parse(reason) as Why) : null,
    reason: isByRule ? '' : reason,
    by,
    at,
  }
}
