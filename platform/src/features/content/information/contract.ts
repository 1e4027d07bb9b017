import { z } from 'zod'
import { languages } from '../../../base/web/language.ts'
import { defineCall, id, instant, line, page, pageSize } from '../../../base/contract/call.ts'
import { competitionCard } from '../../competing/competitions/contract.ts'
import { activityStates, eventTimes } from './activity.rules.ts'
import { informationFaults } from './faults.ts'
import { articlesPerPage, categories, kinds } from './rules.ts'

const kind = z.enum(kinds)
const category = z.enum(categories)

/** Of an activity: when and where it is, and how it stands. */
const eventOnCard = z.object({
  startsAt: instant(),
  endsAt: instant(),
  zone: z.string(),
  /** Empty where it is online alone. */
  place: z.string(),
  state: z.enum(activityStates),
  isFull: z.boolean(),
})

export const articleCard = z.object({
  id: z.number(),
  kind,
  category: category.nullable(),
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  author: z.object({ id: z.number().nullable(), name: z.string() }).nullable(),
  minutes: z.number(),
  publishedAt: instant(),
  event: eventOnCard.nullable(),
})

export const listArticles = defineCall({
  method: 'GET',
  path: '/api/information',
  summary: {
    zh: '资讯与活动列表：按类型与栏目筛选，可搜索；只看活动时先是还没结束的，按开始时间',
    en: 'News and activities, by kind and category, to search; activities alone begin with those to come',
  },
  access: 'public',
  query: z.object({
    kind: kind.optional(),
    category: category.optional(),
    /** Of activities alone. */
    when: z.enum(eventTimes).optional(),
    search: line(100).default(''),
    page: page(),
    per_page: pageSize(articlesPerPage),
  }),
  answer: z.object({ list: z.array(articleCard), total: z.number() }),
})

export const getArticle = defineCall({
  method: 'GET',
  path: '/api/information/{id}',
  summary: { zh: '一篇资讯或活动', en: 'A news article or activity' },
  access: 'public',
  params: z.object({ id: id() }),
  answer: articleCard.extend({
    html: z.string(),
    updatedAt: instant(),
    /** Of a long one: its headings, and where they stand. */
    contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.number() })),
    competitions: z.array(competitionCard),
    /** The next newer and the next older of its kind. */
    newer: articleCard.nullable(),
    older: articleCard.nullable(),
  }),
  faults: [informationFaults.notFound],
})

export const getFeed = defineCall({
  method: 'GET',
  path: '/api/information/feed/{language}',
  summary: { zh: '资讯的 Atom 订阅源，每种语言一份', en: 'News as an Atom feed, one in each language' },
  access: 'public',
  params: z.object({ language: z.enum(languages) }),
  answer: 'file',
})
