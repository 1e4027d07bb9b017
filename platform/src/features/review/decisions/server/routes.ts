import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { reviewRole, type Reviewer } from '../../../../base/http/reviewer.ts'
import { handleReviewer } from '../../../../base/http/handle-reviewer.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import { sendPdf } from '../../../../base/http/send-pdf.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { tracksOf } from '../../../spic/editions/server/public.ts'
import { printForReview } from '../../../spic/proposals/server/public.ts'
import { trace } from '../../reviewers/server/public.ts'
import * as calls from '../contract.ts'
import { decisionFaults } from '../faults.ts'
import { applyShortlist, decideByHand } from './commands/decide.ts'
import { rejectProposals, restoreProposal } from './commands/reject.ts'
import { proposalShown } from './interests.ts'
import { found, linesOf, proposalsFor } from './list.ts'
import { overviewFor } from './overview.ts'
import { conflictsOf } from '../../assignments/server/public.ts'
import { submittedProposals } from './proposals.views.ts'
import { shortlistFor } from './shortlist.ts'
import { roundFacts } from './standing.ts'

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

/** Any that was ever submitted, but for those that the chief is in conflict with. */
async function readByChief(db: Db, { editionId, reviewerId }: Reviewer, proposalId: number) {
  const [[row], conflicts] = await Promise.all([
    submittedProposals(db, editionId, proposalId),
    conflictsOf(db, reviewerId),
  ])
  return conflicts.has(proposalId) ? undefined : row
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
    const { db, reviewer, lang } = context
    const { editionId } = reviewer
    const row =
      reviewer.role === reviewRole.chief
        ? await readByChief(db, reviewer, proposalId)
        : await proposalShown(db, reviewer, proposalId)
    if (!row) throw new Failure(decisionFaults.noProposal)
    const { number } = row
    // A partner reads whose it is once both agree, whatever the edition lets its experts know.
    const isBlind = reviewer.role !== reviewRole.chief
    const pdf = await printForReview(context, { editionId, proposalId, number, isBlind, lang })
    if (!pdf) throw new Failure(decisionFaults.noProposal)
    await trace(db, context, { action: 'proposal.print', proposalId, detail: { version: number } })
    sendPdf(context, `proposal-${proposalId}-${number}`, pdf, 'attachment')
  }),

  handleReviewer(calls.rejectProposals, (context, { body }) =>
    context.write(async tx => ({ rejected: await rejectProposals(tx, { ...body, by: context }) })),
  ),

  handleReviewer(calls.listRecycled, async (context, { query }) => {
    const { db, reviewer, lang } = context
    const [submitted, tracks] = await Promise.all([
      submittedProposals(db, reviewer.editionId),
      tracksOf(db, reviewer.editionId),
    ])
    const names = new Map(tracks.map(track => [track.id, localizeColumn(track, 'name', lang)]))
    const rows = submitted.flatMap((row): Recycled[] => {
      const { id, title, entry, state, rejected } = row
      const facts = { id, title, entry, track: names.get(row.track_id) ?? '' }
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
    const { db } = context
    const { round, page, per_page: perPage, by, number = null, minimum = null } = query
    const answer = await shortlistFor(context, { round, rule: { by, number, minimum }, page, perPage })
    const { round: shown } = answer
    if (shown)
      await trace(db, context, {
        action: 'shortlist.read',
        detail: { round: shown.id, by, number, minimum, page },
      })
    return answer
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
