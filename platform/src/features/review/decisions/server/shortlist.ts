import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { tagOf } from '../../../../base/http/section.ts'
import type { Reviewer } from '../../../../base/http/reviewer.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { tracksOf } from '../../../spic/editions/server/public.ts'
import { conflictsOf, roundsOf, type Round } from '../../assignments/server/public.ts'
import { rounded } from '../../scoring/rules.ts'
import { resultsOf } from '../../scoring/server/public.ts'
import type { getShortlist } from '../contract.ts'
import { decisionFaults } from '../faults.ts'
import { isDecidable, shortlistBy, type Rule, type Verdict } from '../rules.ts'
import { decisionsOf } from './decisions.views.ts'
import { submittedProposals } from './proposals.views.ts'
import { isPublished, roundFacts } from './standing.ts'
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
    digest: tagOf([
      round.id,
      rule,
      rows.map(({ proposalId, verdict, score, why }) => [proposalId, verdict, score, why.code]),
    ]),
  }
}

type Answered = z.input<typeof getShortlist.answer>
type Shown = Awaited<ReturnType<typeof shortlistOf>>['rows'][number]

/** Of what they are in conflict with not even the chief learns what it was given, nor what the rule makes of that. */
function rowView(
  { decision, trackId, ...row }: Shown,
  names: ReadonlyMap<number, string>,
  isConflicted: boolean,
) {
  const hidden = { rank: null, score: null, verdict: null, why: null }
  const { proposalId, title, entry, rank, score, verdict, why } = row
  return {
    proposalId,
    title,
    entry,
    track: names.get(trackId) ?? '',
    ...(isConflicted ? hidden : { rank, score, verdict, why }),
    isConflicted,
    decision: decision && {
      outcome: decision.outcome,
      isByRule: decision.isByRule,
      why: isConflicted ? null : decision.why,
      reason: decision.reason,
      by: decision.by,
      at: decision.at,
    },
  }
}

type Ask = { round?: number | undefined; rule: Rule; page: number; perPage: number }

/** A page of a round's shortlist, for the chief. */
export async function shortlistFor(
  { db, reviewer: { editionId, reviewerId }, lang }: { db: Db; reviewer: Reviewer; lang: Lang },
  { round: asked, rule, page, perPage }: Ask,
): Promise<Answered> {
  const all = await roundsOf(db, editionId)
  const opened = all.filter(one => one.opened_at !== null).toReversed()
  const round = asked === undefined ? opened[0] : opened.find(one => one.id === asked)
  if (!round) {
    if (asked !== undefined) throw new Failure(decisionFaults.noRound)
    const counts = { shortlisted: 0, declined: 0, tied: 0 }
    return { rounds: [], round: null, tracks: [], digest: '', counts, total: 0, rows: [] }
  }
  const [{ rows, tracks, missing, digest }, conflicts, isOver] = await Promise.all([
    shortlistOf(db, round, rule),
    conflictsOf(db, reviewerId),
    isPublished(db, editionId),
  ])
  const names = new Map(tracks.map(track => [track.id, localizeColumn(track, 'name', lang)]))
  const isHidden = (row: Shown) => conflicts.has(row.proposalId)
  return {
    rounds: opened.map(roundFacts),
    round: { ...roundFacts(round), isDecidable: !isOver && isDecidable(all, round.id), missing },
    tracks: tracks.map(track => ({ id: track.id, name: names.get(track.id) ?? '', quota: track.quota })),
    digest,
    counts: countsOf(rows),
    total: rows.length,
    rows: [
      ...rows.filter(row => !isHidden(row)),
      // In an order that says nothing of their places.
      ...rows.filter(isHidden).toSorted((a, b) => a.proposalId - b.proposalId),
    ]
      .slice((page - 1) * perPage, page * perPage)
      .map(row => rowView(row, names, isHidden(row))),
  }
}

/** How many there are of each verdict. */
export function countsOf(rows: readonly { verdict: Verdict | 'tied' }[]): Record<Verdict | 'tied', number> {
  const count = (of: Verdict | 'tied') => rows.filter(row => row.verdict === of).length
  return { shortlisted: count('shortlisted'), declined: count('declined'), tied: count('tied') }
}
