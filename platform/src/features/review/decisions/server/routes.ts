import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { handleReviewer } from '../../../../base/http/handle-reviewer.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { printForReview } from '../../../spic/proposals/server/public.ts'
import { isKeptBlind } from '../../reviewers/rules.ts'
import { trace } from '../../reviewers/server/public.ts'
import * as calls from '../contract.ts'
import { decisionFaults } from '../faults.ts'
import { isDecidable } from '../rules.ts'
import { applyShortlist, decideByHand } from './commands/decide.ts'
import { rejectProposals, restoreProposal } from './commands/reject.ts'
import { mayBeShown } from './interests.ts'
import { found, linesOf, proposalsFor } from './list.ts'
import { overviewFor } from './overview.ts'
import { conflictsOf, submittedProposals } from './proposals.views.ts'
import { decisionView, shortlistOf } from './shortlist.ts'
import { isPublished, openedRounds, roundFacts } from './standing.ts'

/** What is out of the review, with why. */
type Recycled = {
  id: number
  title: string
  entry: string
  track: string
  state: 'withdrawn' | 'rejected'
  reason: string
  /** Null of what its team withdrew. */
  by: string | null
  at: Date
}

export const decisionHandlers: Handler[] = [
  handleReviewer(calls.listProposals, async (context, { query }) => {
    const { db, reviewer, lang } = context
    const { round, tracks, proposals } = await proposalsFor(db, { ...reviewer, lang })
    const { counts, rows } = found(proposals, query)
    await trace(db, context, { action: 'proposals.list', detail: { ...query } })
    const from = (query.page - 1) * query.per_page
    return {
      tracks,
      round: round ? roundFacts(round) : null,
      counts,
      total: rows.length,
      proposals: rows.slice(from, from + query.per_page),
    }
  }),

  handleReviewer(calls.getProposalsFile, async (context, { query }) => {
    const { db, reviewer, lang } = context
    const { proposals } = await proposalsFor(db, { ...reviewer, lang })
    const { rows } = found(proposals, query)
    await trace(db, context, { action: 'proposals.download', detail: { ...query } })
    const lines = [csvStart, ...linesOf(rows).map(csvLine)]
    sendCsv(context, `proposals-${reviewer.year}.csv`, Buffer.from(lines.join('')))
  }),

  handleReviewer(calls.printProposal, async (context, { params: { proposalId } }) => {
    const { db, reviewer, lang, exchange } = context
    const { editionId } = reviewer
    const [row] = await submittedProposals(db, editionId, proposalId)
    const mayRead =
      row &&
      (reviewer.role === 0
        ? !(await conflictsOf(db, reviewer.reviewerId)).has(proposalId)
        : await mayBeShown(db, editionId, proposalId))
    if (!mayRead) throw new Failure(decisionFaults.noProposal)
    const isBlind = isKeptBlind(reviewer)
    const pdf = await printForReview(db, { editionId, proposalId, number: row.number, isBlind, lang })
    if (!pdf || !exchange) throw new Failure(decisionFaults.noProposal)
    await trace(db, context, { action: 'proposal.print', proposalId, detail: { version: row.number } })
    void exchange.reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="proposal-${proposalId}-${row.number}.pdf"`,
        'cache-control': 'private, no-store',
      })
      .send(pdf)
  }),

  handleReviewer(calls.rejectProposals, (context, { body }) =>
    context.write(async tx => ({ rejected: await rejectProposals(tx, { ...body, by: context }) })),
  ),

  handleReviewer(calls.listRecycled, async (context, { query }) => {
    const { db, reviewer, lang } = context
    const { proposals } = await proposalsFor(db, { ...reviewer, lang })
    const tracks = new Map(proposals.map(one => [one.id, one.track]))
    const rows = (await submittedProposals(db, reviewer.editionId)).flatMap((row): Recycled[] => {
      const { id, title, entry, state, rejected } = row
      const facts = { id, title, entry, track: tracks.get(id) ?? '' }
      if (state === 'withdrawn' && row.withdrawn_at)
        return [{ ...facts, state, reason: row.withdrawal, by: null, at: row.withdrawn_at }]
      return state === 'rejected' && rejected ? [{ ...facts, state, ...rejected }] : []
    })
    await trace(db, context, { action: 'recycled.list', detail: { page: query.page } })
    const from = (query.page - 1) * query.per_page
    return {
      total: rows.length,
      proposals: rows
        .toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id)
        .slice(from, from + query.per_page),
    }
  }),

  handleReviewer(calls.restoreProposal, (context, { params, body }) =>
    context.write(async tx => {
      await restoreProposal(tx, { ...params, ...body, by: context })
      return { isRestored: true as const }
    }),
  ),

  handleReviewer(calls.getShortlist, async (context, { query }) => {
    const { db, reviewer, lang } = context
    const { editionId } = reviewer
    const rounds = await openedRounds(db, editionId)
    const round = query.round === undefined ? rounds[0] : rounds.find(one => one.id === query.round)
    if (!round) {
      if (query.round !== undefined) throw new Failure(decisionFaults.noRound)
      return { rounds: [], round: null, tracks: [], digest: '', rows: [] }
    }
    const rule = { by: query.by, number: query.number ?? null, minimum: query.minimum ?? null }
    const [{ rows, tracks, missing, digest }, conflicts, isOver] = await Promise.all([
      shortlistOf(db, round, rule),
      conflictsOf(db, reviewer.reviewerId),
      isPublished(db, editionId),
    ])
    const names = new Map(tracks.map(track => [track.id, localizeColumn(track, 'name', lang)]))
    await trace(db, context, { action: 'shortlist.read', detail: { round: round.id, ...rule } })
    return {
      rounds: rounds.map(roundFacts),
      round: {
        ...roundFacts(round),
        isDecidable: !isOver && isDecidable(rounds.toReversed(), round.id),
        missing,
      },
      tracks: tracks.map(track => ({ id: track.id, name: names.get(track.id) ?? '', quota: track.quota })),
      digest,
      rows: rows.map(({ decision, trackId, score, rank, ...row }) => {
        const isConflicted = conflicts.has(row.proposalId)
        return {
          ...row,
          track: names.get(trackId) ?? '',
          // Of what they are in conflict with not even the chief reads scores.
          rank: isConflicted ? null : rank,
          score: isConflicted ? null : score,
          isConflicted,
          decision: decision && decisionView(decision),
        }
      }),
    }
  }),

  handleReviewer(calls.applyShortlist, (context, { params, body: { digest, ...rule } }) =>
    context.write(tx => applyShortlist(tx, { ...params, rule, digest, by: context })),
  ),

  handleReviewer(calls.decideByHand, (context, { params, body }) =>
    context.write(async tx => {
      await decideByHand(tx, { ...params, ...body, by: context })
      return { outcome: body.outcome }
    }),
  ),

  handleReviewer(calls.getOverview, async (context, { query }) => {
    const { db, reviewer, lang } = context
    const answer = await overviewFor(db, reviewer, { ...query, lang })
    await trace(db, context, { action: 'overview.read', detail: { ...query } })
    return answer
  }),
]
