import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import { handleReviewer } from '../../../../base/http/handle-reviewer.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { isRoundOpen } from '../../assignments/rules.ts'
import { openedRounds, settingsOf } from '../../assignments/server/public.ts'
import { tracksOf } from '../../../spic/editions/server/public.ts'
import { trace } from '../../reviewers/server/public.ts'
import { scoringFaults } from '../faults.ts'
import type { ShownScores } from '../rules.ts'
import * as calls from '../scores.contract.ts'
import { askOneMore } from './commands/ask-one-more.ts'
import { remindLate } from './commands/remind-late.ts'
import { panelists } from './panelists.ts'
import { linesOf } from './scores-file.ts'
import { scoredIn, scoresOf } from './scores.views.ts'

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
    const [rounds, tracks] = await Promise.all([
      openedRounds(db, reviewer.editionId),
      tracksOf(db, reviewer.editionId),
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
    const { isNormalised, trim, disagreement } = settingsOf(round)
    return {
      ...listed,
      round: {
        id: round.id,
        kind: round.kind,
        isOpen: isRoundOpen(round),
        dueAt: round.due_at,
        isNormalised,
        trim,
        disagreement,
        assigned: scores.assignments.length,
        locked: scoredIn(scores.assignments),
      },
      total: rows.length,
      rows: rows.slice(from, from + query.per_page),
      reviewers: panelists(round, scores, now),
    }
  }),

  handleReviewer(calls.getScoresFile, async (context, { params }) => {
    const { db, reviewer } = context
    const round = (await openedRounds(db, reviewer.editionId)).find(one => one.id === params.roundId)
    if (!round) throw new Failure(scoringFaults.noRound)
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

  handleReviewer(calls.askOneMoreReviewer, (context, { params }) =>
    context.write(async tx => {
      const { reviewer, settings, now } = context
      const asked = await askOneMore(tx, { ...params, reviewer, settings, now })
      await trace(tx, context, {
        action: 'reviewers.more',
        proposalId: params.proposalId,
        detail: { round: params.roundId, reviewer: asked.id },
      })
      return { reviewer: asked.name }
    }),
  ),
]
