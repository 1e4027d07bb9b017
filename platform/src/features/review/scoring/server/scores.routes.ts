import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import { handleReviewer } from '../../../../base/http/handle-reviewer.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { askOneMore } from '../../assignments/server/public.ts'
import { trace } from '../../reviewers/server/public.ts'
import { scoringFaults } from '../faults.ts'
import type { ShownScores } from '../rules.ts'
import * as calls from '../scores.contract.ts'
import { remindLate } from './commands/remind-late.ts'
import { panelists } from './panelists.ts'
import { linesOf } from './scores-file.ts'
import { openedRound, openedRounds, requireNoConflict, reviewerName, scoresOf } from './scores.views.ts'
import { tracksWithYear } from './tracks.views.ts'

type Row = Awaited<ReturnType<typeof scoresOf>>['rows'][number]
const isShown: Record<ShownScores, (row: Row) => boolean> = {
  all: () => true,
  disputed: row => row.isDisputed,
  outliers: row => row.cells.some(cell => cell.isOutlier),
  incomplete: row => row.cells.length === 0 || row.cells.some(cell => cell.total === null),
}

export const scoreHandlers: Handler[] = [
  handleReviewer(calls.getScores, async (context, { query }) => {
    const { db, reviewer, lang, now } = context
    const [rounds, { tracks }] = await Promise.all([
      openedRounds(db, reviewer.editionId),
      tracksWithYear(db, reviewer.editionId),
    ])
    const round = query.round === undefined ? rounds[0] : rounds.find(one => one.id === query.round)
    const listed = {
      rounds: rounds.map(({ id, kind }) => ({ id, kind })),
      tracks: tracks.map(track => ({ id: track.id, name: localizeColumn(track, 'name', lang) })),
    }
    if (!round) {
      if (query.round !== undefined) throw new Failure(scoringFaults.noRound)
      return { ...listed, round: null, total: 0, rows: [], reviewers: [] }
    }
    const scores = await scoresOf(db, round, reviewer.reviewerId)
    const rows = scores.rows.filter(
      row => (query.track === undefined || row.trackId === query.track) && isShown[query.show](row),
    )
    const from = (query.page - 1) * query.per_page
    await trace(db, context, { action: 'scores.read', detail: { round: round.id, page: query.page } })
    return {
      ...listed,
      round: {
        ...round,
        assigned: scores.assignments.length,
        locked: scores.assignments.filter(one => one.state === 'locked').length,
      },
      total: rows.length,
      rows: rows.slice(from, from + query.per_page),
      reviewers: panelists(round, scores, now),
    }
  }),

  handleReviewer(calls.getScoresFile, async (context, { params }) => {
    const { db, reviewer } = context
    const round = await openedRound(db, reviewer.editionId, params.roundId)
    const scores = await scoresOf(db, round, reviewer.reviewerId)
    await trace(db, context, { action: 'scores.download', detail: { round: round.id } })
    const lines = [csvStart, ...linesOf(scores).map(csvLine)]
    sendCsv(context, `scores-${reviewer.year}-${round.kind}.csv`, Buffer.from(lines.join('')))
  }),

  handleReviewer(calls.remindLate, (context, { params, body }) =>
    context.write(async tx => {
      const reminded = await remindLate(tx, { ...context, ...params, ...body })
      await trace(tx, context, {
        action: 'reviewers.remind',
        detail: { round: params.roundId, reviewers: reminded },
      })
      return { reminded: reminded.length }
    }),
  ),

  handleReviewer(calls.askOneMoreReviewer, (context, { params: { roundId, proposalId } }) =>
    context.write(async tx => {
      const { reviewer, settings, now } = context
      const { editionId } = reviewer
      const round = await openedRound(tx, editionId, roundId)
      if (!round.isOpen) throw new Failure(scoringFaults.roundClosed)
      await requireNoConflict(tx, reviewer.reviewerId, proposalId)
      const asked = await askOneMore(tx, { editionId, roundId, proposalId, settings, now })
      if (!asked) throw new Failure(scoringFaults.nobodyMore)
      await trace(tx, context, {
        action: 'reviewers.more',
        proposalId,
        detail: { round: roundId, reviewer: asked.reviewerId },
      })
      return { reviewer: await reviewerName(tx, asked.reviewerId) }
    }),
  ),
]
