import { z } from 'zod'
import {
  defineCall,
  forReviewers,
  id,
  instant,
  numeric,
  page,
  pageSize,
  smallId,
} from '../../../base/contract/call.ts'
import { reviewRole } from '../../../base/http/reviewer.ts'
import { roundKinds } from '../assignments/rules.ts'
import { assignmentFaults } from '../assignments/faults.ts'
import { scoringFaults } from './faults.ts'
import { tieSteps } from './ranking.ts'
import { sheetStates, shownScores } from './rules.ts'

const chief = forReviewers(reviewRole.chief)
const roundId = z.object({ roundId: smallId() })

const number = z.number().nullable()
const cell = z.object({
  assignmentId: z.number(),
  reviewerId: z.number(),
  state: z.enum(sheetStates),
  /** Whether it is about a version that was replaced: it counts no more. */
  isOld: z.boolean(),
  total: number,
  /** The same on one scale of all reviewers. */
  normal: number,
  /** How many deviations from the others' scores. */
  distance: number,
  isOutlier: z.boolean(),
})
const row = z.object({
  proposalId: z.number(),
  title: z.string(),
  entry: z.string(),
  trackId: z.number(),
  cells: z.array(cell),
  mean: number,
  trimmed: number,
  median: number,
  deviation: number,
  normalised: number,
  score: number,
  isDisputed: z.boolean(),
  rank: number,
  decidedBy: z.enum(tieSteps).nullable(),
})
const panelist = z.object({
  id: z.number(),
  name: z.string(),
  assigned: z.number(),
  locked: z.number(),
  seconds: z.number(),
  mean: number,
  deviation: number,
  offset: number,
  isLate: z.boolean(),
  remindedAt: instant().nullable(),
  /** Late, with an address, and not reminded within a day. */
  mayRemind: z.boolean(),
})

export const getScores = defineCall({
  method: 'GET',
  path: '/api/spic-review/scoring/scores',
  summary: { zh: '一轮评审的全部评分', en: 'All scores of a round' },
  access: chief,
  query: z.object({
    /** The newest that was opened, if it is not said. */
    round: numeric().int().positive().optional(),
    track: numeric().int().positive().optional(),
    show: z.enum(shownScores).default('all'),
    page: page(),
    per_page: pageSize(),
  }),
  answer: z.object({
    rounds: z.array(z.object({ id: z.number(), kind: z.enum(roundKinds) })),
    tracks: z.array(z.object({ id: z.number(), name: z.string() })),
    round: z
      .object({
        id: z.number(),
        kind: z.enum(roundKinds),
        dueAt: instant().nullable(),
        isOpen: z.boolean(),
        isNormalised: z.boolean(),
        trim: z.number(),
        disagreement: number,
        assigned: z.number(),
        locked: z.number(),
      })
      .nullable(),
    total: z.number(),
    rows: z.array(row),
    reviewers: z.array(panelist),
  }),
  faults: [scoringFaults.noRound],
})

export const getScoresFile = defineCall({
  method: 'GET',
  path: '/api/spic-review/scoring/rounds/{roundId}/file',
  summary: { zh: '导出一轮评审的评分（CSV）', en: 'All scores of a round as CSV' },
  access: chief,
  params: roundId,
  answer: 'file',
  faults: [scoringFaults.noRound],
})

export const remindLate = defineCall({
  method: 'POST',
  path: '/api/spic-review/scoring/rounds/{roundId}/reminders',
  summary: { zh: '提醒逾期的专家', en: 'Remind reviewers who are late' },
  access: chief,
  params: roundId,
  body: z.object({
    /** All who are late, if nobody is named. */
    reviewerIds: z.array(z.int32().positive()).max(500),
  }),
  answer: z.object({ reminded: z.number() }),
  faults: [scoringFaults.noRound, scoringFaults.roundClosed, scoringFaults.nobodyLate],
})

export const askOneMoreReviewer = defineCall({
  method: 'POST',
  path: '/api/spic-review/scoring/rounds/{roundId}/proposals/{proposalId}/more',
  summary: { zh: '为一个方案增派一位专家', en: 'Ask one more reviewer for a proposal' },
  access: chief,
  params: roundId.extend({ proposalId: id() }),
  answer: z.object({ reviewer: z.string() }),
  faults: [
    scoringFaults.notFound,
    scoringFaults.roundClosed,
    scoringFaults.notDisputed,
    scoringFaults.nobodyMore,
    assignmentFaults.notFound,
  ],
})
