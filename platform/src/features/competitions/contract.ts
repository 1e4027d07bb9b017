import { z } from 'zod'
import { ability } from '../../base/contract/ability.ts'
import { defineCall, id, instant, line, numeric, page, pageSize } from '../../base/contract/call.ts'
import { dataset } from '../datasets/schema.ts'
import { rankings, dailyRankings } from '../rankings/schema.ts'
import { submits } from '../submissions/schema.ts'
import { scheduleFaults } from '../schedules/faults.ts'
import { competitionFaults } from './faults.ts'
import { cmptStatuses, sorts } from './rules.ts'

const state = z.enum(['not_started', 'can_signup', 'in_service', 'out_service'])
const named = z.object({ code: z.string(), nameCn: z.string(), nameEn: z.string() })
const organiser = z.object({
  id: z.number(),
  name: z.string(),
  introduction: z.string(),
  url: z.string().nullable(),
  logo: z.string().nullable(),
})

export const competitionCard = z.object({
  id: z.number(),
  type: z.enum(['computing', 'solution']),
  title: z.string(),
  summary: z.string(),
  reward: z.string(),
  cover: z.string().nullable(),
  startTime: instant(),
  endTime: instant(),
  zone: z.string(),
  state,
  teamCount: z.number(),
  participantCount: z.number(),
  organisers: z.array(z.string()),
  tags: z.array(z.object({ code: z.string(), name: z.string() })),
  race: z.record(z.string(), z.unknown()),
})

export const listCompetitions = defineCall({
  method: 'GET',
  path: '/api/competitions',
  summary: {
    zh: '竞赛列表：筛选、搜索、排序、分页',
    en: 'Competitions, filtered, searched, sorted and paged',
  },
  access: 'public',
  query: z.object({
    search: line(100).default(''),
    type: z.enum(['', 'computing', 'solution']).default(''),
    raceId: numeric().pipe(z.int32().min(0)).default(0),
    tagCode: line(60).default(''),
    indCode: line(60).default(''),
    cmptStatus: numeric()
      .pipe(z.union(cmptStatuses.map(value => z.literal(value))))
      .default(-1),
    sort: z.enum(sorts).default('default'),
    page: page(),
    per_page: pageSize(12),
  }),
  answer: z.object({
    cmpt: z.object({ competitions: z.array(competitionCard), total: z.number() }),
    raceCategory: z.array(
      z.object({
        id: z.number(),
        nameCn: z.string(),
        nameEn: z.string(),
        banner: z.string(),
        bannerUrl: z.string(),
        bannerStatus: z.number(),
      }),
    ),
    cmptTags: z.array(named.extend({ sub: z.array(named) })),
    industries: z.array(named),
    recommends: z.array(competitionCard),
  }),
})

const schedule = z.object({
  id: z.number(),
  title: z.string(),
  sort: z.number(),
  startTime: instant(),
  endTime: instant(),
  listAStartTime: instant(),
  listAEndTime: instant(),
  listBStartTime: instant().nullable(),
  listBEndTime: instant().nullable(),
  listBMode: z.enum(['none', 'window', 'split']),
  maxSubmitCount: z.number(),
  maxErrorSubmitCount: z.number().nullable(),
  subRank: z.array(z.string()),
  /** What those are called, in the reader's language. */
  boards: z.array(z.object({ key: z.string(), name: z.string() })),
  metric: z.string().nullable(),
  metricName: z.string().nullable(),
  direction: z.enum(['maximize', 'minimize']),
  precision: z.number(),
  isRevealed: z.boolean(),
})

const attachedTeam = z.object({
  id: z.number(),
  name: z.string(),
  scheduleId: z.number().nullable(),
  role: z.enum(['captain', 'member']),
  isBanned: z.boolean(),
})

export const competitionDetail = competitionCard.omit({ organisers: true }).extend({
  zone: z.string(),
  isOpenSignup: z.boolean(),
  licence: z.string(),
  sourceUrl: z.string().nullable(),
  organisers: z.array(organiser),
  raceCategory: z.string().nullable(),
  industries: z.array(z.string()),
  teamSizeMax: z.number(),
  /** Until when teams take people in and merge; null until the end. */
  mergeDeadline: instant().nullable(),
  /** Accepted: by this reader, in its newest version. */
  agreement: z.object({ html: z.string(), version: z.number(), isAccepted: z.boolean() }),
  texts: z.array(
    z.object({ part: z.enum(['overview', 'evaluation', 'rules', 'prizes', 'timeline']), html: z.string() }),
  ),
  faq: z.array(z.object({ id: z.number(), question: z.string(), html: z.string() })),
  schedules: z.array(schedule),
  currentScheduleId: z.number().nullable(),
  stage: z.union([z.literal(0), z.literal(1)]),
  isRegistered: z.boolean(),
  entryForm: z.object({
    fields: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        kind: z.enum(['line', 'text', 'choice']),
        required: z.boolean(),
        choices: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    ),
    /** The reader's own. */
    answers: z.record(z.string(), z.string()),
    /** Signed up, but asked for more since: a newer agreement, or further questions. */
    isOutdated: z.boolean(),
  }),
  attachedTeam: attachedTeam.nullable(),
  /** Whether this reader is admitted, and a round that their team may hand in to takes files now. */
  takesFiles: z.boolean(),
  teamJoinUndisposedCount: z.number(),
  invite: z.object({ route: z.string(), name: z.string() }).nullable(),
  guideInfo: z.object({ isHidden: z.boolean() }),
  abilities: z.object({ signup: ability, manage: ability }),
})

export const getCompetition = defineCall({
  method: 'GET',
  path: '/api/competitions/{id}',
  summary: { zh: '竞赛详情，或它的一个部分', en: 'A competition, or one part of it' },
  access: 'public',
  params: z.object({ id: id() }),
  query: z.object({
    part: z.enum(['datasets', 'submits', 'rankings', 'daily', 'guide-info']).optional(),
    /** The round; without it the one that a page opens with. */
    sch: id().optional(),
    /** 0 list A, 1 list B. */
    stage: numeric()
      .pipe(z.union([z.literal(0), z.literal(1)]))
      .optional(),
    /** The sub-rank board; without it the first of the round. */
    type: line(60).optional(),
    /** The calendar day of a daily ranking. */
    day: z.iso.date().optional(),
    page: page(),
    per_size: pageSize(20),
    isRedance: line(10).optional(),
    /** What the same page tells a visitor: for organisers who want to see that, of drafts too. */
    as: z.literal('visitor').optional(),
  }),
  answer: z.object({
    competition: competitionDetail.optional(),
    datasets: z.array(dataset).optional(),
    submits: submits.optional(),
    rankings: rankings.optional(),
    daily: dailyRankings.optional(),
    guideInfo: z.object({ isHidden: z.boolean(), html: z.string() }).optional(),
  }),
  faults: [competitionFaults.notFound, scheduleFaults.notFound, scheduleFaults.noBoard],
})

export const getGuideInfo = defineCall({
  method: 'GET',
  path: '/api/competitions/{id}/guide-info',
  summary: { zh: '竞赛的参赛指引', en: 'The guide of a competition' },
  access: 'public',
  params: z.object({ id: id() }),
  answer: z.object({ isHidden: z.boolean(), html: z.string() }),
  faults: [competitionFaults.notFound],
})

export const getHome = defineCall({
  method: 'GET',
  path: '/api/home',
  summary: {
    zh: '首页：推荐与最新的竞赛、平台数字、最新资讯、最新成绩',
    en: 'Home: featured and recent competitions, numbers, news and the newest scores',
  },
  access: 'public',
  answer: z.object({
    featured: z.array(competitionCard),
    recent: z.array(competitionCard),
    numbers: z.object({
      competitions: z.number(),
      teams: z.number(),
      users: z.number(),
      submissions: z.number(),
      datasets: z.number(),
    }),
    news: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(['info', 'activity']),
        title: z.string(),
        summary: z.string(),
        publishedAt: instant(),
      }),
    ),
    newestScores: z.array(
      z.object({
        submissionId: z.number(),
        competitionId: z.number(),
        competition: z.string(),
        team: z.string(),
        score: z.string(),
        at: instant(),
      }),
    ),
  }),
})

export const verifyPrivate = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/private-verify',
  summary: {
    zh: '用验证码进入私有竞赛（每小时最多尝试 10 次）',
    en: 'Enter a private competition by its code (at most 10 tries an hour)',
  },
  access: 'user',
  params: z.object({ id: id() }),
  body: z.object({ code: line(60).min(1) }),
  answer: z.object({ id: z.number() }),
  faults: [competitionFaults.wrongCode],
})
