import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, flag, id, instant, line, page, pageSize, reason } from '../../../base/contract/call.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { evaluationFaults } from '../evaluation/faults.ts'
import { scoringSetting } from '../evaluation/schema.ts'
import { scheduleFaults } from '../../competing/schedules/faults.ts'
import { submissionFaults } from '../submissions/faults.ts'
import { rescoringFaults } from './faults.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const list = z.enum(['A', 'B'])

const answers = z.object({
  id: z.number(),
  list,
  fileName: z.string(),
  rows: z.number().nullable(),
  sha256: z.string(),
  size: z.number(),
  isActive: z.boolean(),
  uploadedBy: z.string().nullable(),
  createdAt: instant(),
})

const rescore = z.object({
  id: z.number(),
  scheduleId: z.number(),
  state: z.enum(['open', 'switched', 'cancelled']),
  reason: z.string(),
  answerA: z.number().nullable(),
  answerB: z.number().nullable(),
  /** Whether metric or columns become others by it. */
  changesSetting: z.boolean(),
  startedBy: z.string(),
  startedAt: instant(),
  endedBy: z.string().nullable(),
  endedAt: instant().nullable(),
  total: z.number(),
  waiting: z.number(),
  scored: z.number(),
  failed: z.number(),
  /** Scored since it was started, and so without a new score yet. */
  behind: z.number(),
})

export const listRescores = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/rescores',
  summary: { zh: '各轮的答案与重新评分', en: 'Answers and re-scorings of the rounds' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  answer: z.object({
    rounds: z.array(
      z.object({
        scheduleId: z.number(),
        answers: z.array(answers),
        rescores: z.array(rescore),
        /** Scored submissions, and how many of them by another scorer or other answers than now. */
        scored: z.number(),
        outdated: z.number(),
      }),
    ),
  }),
  faults: [competitionFaults.notFound],
})

export const startRescore = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/schedules/{scheduleId}/rescores',
  summary: {
    zh: '用新的指标、列、答案或更新后的评分程序重新评分（先生成影子榜单）',
    en: 'Score a round again with another metric, other columns, new answers or an updated scorer, into a shadow board first',
  },
  access: itsOrganisers,
  params: z.object({ id: id(), scheduleId: id() }),
  body: z.object({
    reason: reason(),
    answerA: id().optional(),
    answerB: id().optional(),
    /** All of how the round is scored after the switch; without it that stays. */
    evaluation: scoringSetting.optional(),
  }),
  answer: rescore,
  faults: [
    scheduleFaults.notFound,
    rescoringFaults.noAnswers,
    rescoringFaults.alreadyOpen,
    evaluationFaults.incomplete,
    evaluationFaults.unknownMetric,
    evaluationFaults.wrongColumns,
    evaluationFaults.wrongAnswers,
  ],
  // A new setting has the answers read in a process.
  limit: { times: 120, seconds: 3600 },
})

/** Scores set by hand: they stay over what is computed, or give way to it. */
const adjustments = z.enum(['keep', 'drop'])

const side = z.object({ rank: z.number(), score: z.string() }).nullable()

const shownSetting = scoringSetting.extend({
  /** The metric's name in the reader's language; of a query null. */
  metricName: z.string().nullable(),
  direction: z.enum(['maximize', 'minimize']),
})

export const getRescore = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/rescores/{rescoreId}',
  summary: { zh: '重新评分的进度与名次变化', en: 'Progress of a re-scoring, and how ranks would change' },
  access: itsOrganisers,
  params: z.object({ id: id(), rescoreId: id() }),
  query: z.object({
    board: list.default('A'),
    subRank: line(60).default(''),
    /** What the switch is to do with them; only another metric lets them go. */
    adjustments: adjustments.default('keep'),
    /** Only teams whose place changes. */
    changed: flag().default(false),
    page: page(),
    size: pageSize(50),
  }),
  answer: z.object({
    rescore,
    /** How the round is scored before and after; null where that stays. */
    setting: z.object({ before: shownSetting, after: shownSetting }).nullable(),
    /** Scores set by hand in the old metric, which the switch must be told about; 0 where the metric stays. */
    adjusted: z.number(),
    total: z.number(),
    changed: z.number(),
    differences: z.array(
      z.object({
        team: z.object({ id: z.number(), name: z.string() }),
        before: side,
        after: side,
        moved: z.number().nullable(),
      }),
    ),
    failures: z.array(
      z.object({
        submissionId: z.number(),
        team: z.string(),
        fault: z.enum(['file', 'scorer', 'platform']),
        message: z.string(),
      }),
    ),
    abilities: z.object({ switch: ability }),
  }),
  faults: [rescoringFaults.notFound],
})

const one = {
  access: itsOrganisers,
  params: z.object({ id: id(), rescoreId: id() }),
  answer: rescore,
} as const

export const switchRescore = defineCall({
  ...one,
  method: 'POST',
  path: '/api/admin/competitions/{id}/rescores/{rescoreId}/switch',
  summary: { zh: '切换到新的成绩', en: 'Switch to the new scores' },
  body: z.object({
    /** Void the submissions that cannot be scored now; without it they hold the switch up. */
    voidFailed: z.boolean().default(false),
    /** Needed where scores were set by hand in another metric than the new one. */
    adjustments: adjustments.optional(),
  }),
  faults: [
    rescoringFaults.notFound,
    rescoringFaults.notOpen,
    rescoringFaults.behind,
    rescoringFaults.hasFailed,
    rescoringFaults.adjusted,
    evaluationFaults.wrongColumns,
  ],
})

export const cancelRescore = defineCall({
  ...one,
  method: 'POST',
  path: '/api/admin/competitions/{id}/rescores/{rescoreId}/cancel',
  summary: { zh: '放弃这次重新评分', en: 'Give a re-scoring up' },
  faults: [rescoringFaults.notFound, rescoringFaults.notOpen],
})

export const retryRescore = defineCall({
  ...one,
  method: 'POST',
  path: '/api/admin/competitions/{id}/rescores/{rescoreId}/retry',
  summary: { zh: '再次评失败的和新增的提交', en: 'Score the failed and the newer submissions (again)' },
  faults: [rescoringFaults.notFound, rescoringFaults.notOpen],
})

export const rescoreOne = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/submissions/{submissionId}/rescore',
  summary: { zh: '重新评一个提交', en: 'Score one submission again' },
  access: itsOrganisers,
  params: z.object({ id: id(), submissionId: id() }),
  body: z.object({ reason: reason() }),
  answer: z.object({ state: z.enum(['queued', 'scored']) }),
  faults: [submissionFaults.notFound, rescoringFaults.stillWaiting, rescoringFaults.cancelled],
})
