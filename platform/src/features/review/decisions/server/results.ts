import type { Db, Tx } from '../../../../base/database/tables.ts'
import { tagOf } from '../../../../base/http/section.ts'
import type { Outcome } from '../../../spic/proposals/rules.ts'
import { roundsOf, type Round } from '../../assignments/server/public.ts'
import { rounded } from '../../scoring/rules.ts'
import { commentsForAuthors, criteriaOf, lockedSheetsOf } from '../../scoring/server/public.ts'
import { decidingRound } from '../rules.ts'
import type { Feedback, PublishedProposal, Snapshot } from '../snapshot.ts'
import { submittedProposals, type Submitted } from './proposals.views.ts'
import { resultsIn } from './standing.ts'

export type Prize = { proposalId: number; prizeZh: string; prizeEn: string }

/** What comes of a proposal that wins no prize: whoever was shortlisted once was. */
export const outcomeOf = (row: Pick<Submitted, 'was_shortlisted' | 'rejected'>): Outcome =>
  row.was_shortlisted && !row.rejected ? 'shortlisted' : 'declined'

/** The rounds and proposals of an edition, which defences and results are made of. */
export async function standOf(db: Db | Tx, editionId: number) {
  const [rounds, submitted] = await Promise.all([roundsOf(db, editionId), submittedProposals(db, editionId)])
  return { rounds, submitted }
}
type Stand = Awaited<ReturnType<typeof standOf>>

/** The ranking that results go by, once everything is closed. */
export async function finalRanking(db: Db | Tx, { rounds, submitted }: Stand) {
  const round = decidingRound(rounds)
  if (!round) return undefined
  const results = await resultsIn(db, round)
  const known = new Map(submitted.map(row => [row.id, row]))
  const rows = [...results.values()].flatMap(result => {
    const row = known.get(result.proposalId)
    return row ? [{ ...result, entry: row.entry, outcome: outcomeOf(row) }] : []
  })
  return {
    round,
    rounds,
    results,
    rows,
    submitted,
    digest: tagOf([round.id, rows.map(row => [row.proposalId, row.rank, row.score, row.outcome])]),
  }
}
type Ranking = NonNullable<Awaited<ReturnType<typeof finalRanking>>>

/** Of each proposal what the last round says that scored it. */
async function feedbackOf(
  db: Db | Tx,
  ranking: Pick<Ranking, 'round' | 'rounds' | 'results'>,
  tracks: ReadonlyMap<number, number>,
): Promise<Map<number, Feedback>> {
  const criteria = await criteriaOf(db, [...new Set(tracks.values())])
  const found = new Map<number, Feedback>()
  for (const round of ranking.rounds) {
    if (!round.opened_at) continue
    const [results, sheets] = await Promise.all([
      round.id === ranking.round.id ? ranking.results : resultsIn(db, round),
      lockedSheetsOf(db, round.id),
    ])
    const given = Map.groupBy(sheets, sheet => sheet.proposalId)
    const of = [...results.values()].filter(row => row.rank !== null).length
    for (const { proposalId, rank, score } of results.values()) {
      if (rank === null || score === null) continue
      const own = given.get(proposalId) ?? []
      found.set(proposalId, {
        kind: round.kind,
        rank,
        of,
        score: rounded(score),
        criteria: (criteria.get(tracks.get(proposalId) ?? 0) ?? []).map(one => ({
          nameZh: one.name_zh,
          nameEn: one.name_en,
          most: one.most,
          weight: one.weight,
          mean: rounded(
            own.reduce((sum, sheet) => sum + (sheet.points[one.id] ?? 0), 0) / Math.max(1, own.length),
          ),
        })),
      })
    }
  }
  return found
}

const rulesOf = (round: Round) => ({
  isNormalised: round.is_normalised,
  trim: Number(round.trim),
  disagreement: round.disagreement === null ? null : Number(round.disagreement),
})

/** All that is published of an edition, with what it rests on. */
export async function snapshotOf(
  db: Db | Tx,
  ranking: Ranking,
  { prizes, letter }: { prizes: ReadonlyMap<number, Prize>; letter: string },
): Promise<Snapshot> {
  const { round, rows, submitted } = ranking
  const counting = submitted.filter(row => row.withdrawn_at === null)
  const tracks = new Map(counting.map(row => [row.id, row.track_id]))
  const [feedback, comments] = await Promise.all([
    feedbackOf(db, ranking, tracks),
    commentsForAuthors(db, [...tracks.keys()]),
  ])
  const ranked = new Map(rows.map(row => [row.proposalId, row]))
  const order = new Map(rows.map((row, at) => [row.proposalId, at]))
  const proposals = counting
    .toSorted((a, b) => (order.get(a.id) ?? rows.length) - (order.get(b.id) ?? rows.length) || a.id - b.id)
    .map((row): PublishedProposal => {
      const result = ranked.get(row.id)
      const prize = prizes.get(row.id)
      return {
        proposalId: row.id,
        trackId: row.track_id,
        title: row.title,
        entry: row.entry,
        outcome: prize ? 'awarded' : outcomeOf(row),
        prizeZh: prize?.prizeZh ?? '',
        prizeEn: prize?.prizeEn ?? '',
        rank: result?.rank ?? null,
        score: result?.score ?? null,
        mean: result?.mean ?? null,
        median: result?.median ?? null,
        deviation: result?.deviation ?? null,
        count: result?.count ?? 0,
        decidedBy: result?.decidedBy ?? null,
        feedback: feedback.get(row.id) ?? null,
        comments: comments.get(row.id) ?? [],
      }
    })
  return { round: { id: round.id, kind: round.kind, ...rulesOf(round) }, letter, proposals }
}

/** What was published of an edition, if anything. */
export async function publicationOf(db: Db | Tx, editionId: number) {
  const row = await db
    .selectFrom('review_publication')
    .selectAll()
    .where('edition_id', '=', editionId)
    .executeTakeFirst()
  return row
}
