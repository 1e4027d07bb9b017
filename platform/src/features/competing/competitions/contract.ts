import { z } from 'zod'
import { defineCall, id, instant, line, numeric, page, pageSize } from '../../../base/contract/call.ts'
import { textLanguages } from '../../../base/web/text-languages.ts'
import { competitionFaults } from './faults.ts'
import { cmptStatuses, sorts } from './rules.ts'

const state = z.enum(['not_started', 'can_signup', 'in_service', 'out_service'])
const named = z.object({ code: z.string(), nameCn: z.string(), nameEn: z.string() })

export const competitionCard = z.object({
  id: z.number(),
  type: z.enum(['computing', 'solution']),
  /** The languages it is written in: readers of another one are shown what there is. */
  languages: z.enum(textLanguages),
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
        isForBeginners: z.boolean(),
      }),
    ),
    cmptTags: z.array(named.extend({ sub: z.array(named) })),
    industries: z.array(named),
    recommends: z.array(competitionCard),
  }),
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

export const verifyPrivate = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/private-verify',
  summary: {
    zh: '用访问码进入私有竞赛（每小时最多尝试 10 次）',
    en: 'Enter a private competition by its code (at most 10 tries an hour)',
  },
  access: 'user',
  params: z.object({ id: id() }),
  body: z.object({ code: line(60).min(1) }),
  answer: z.object({ id: z.number() }),
  faults: [competitionFaults.wrongCode],
})
