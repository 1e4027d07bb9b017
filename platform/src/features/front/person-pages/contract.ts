import { z } from 'zod'
import { defineCall, flag, id, page, pageSize } from '../../../base/contract/call.ts'
import { bookmarkKinds } from '../../people/bookmarks/rules.ts'
import { profileFaults as faults } from '../../people/profiles/faults.ts'
import { feedPerPage, listPerPage, publishKinds } from './rules.ts'
import { collected, entered, feed, hideable, ownDataset, personsCourse, published } from './schema.ts'

const params = z.object({ id: id() })
const paging = { page: page(), per_page: pageSize(listPerPage) }
const older = {
  /** Events older than this one. */
  before: id().optional(),
  per_page: pageSize(feedPerPage),
}

export const listEntered = defineCall({
  method: 'GET',
  path: '/api/users/{id}/competitions',
  summary: {
    zh: '某人参加过的竞赛：名次、队伍与奖牌',
    en: 'The competitions somebody entered, with rank, team and medal',
  },
  access: 'public',
  params,
  query: z.object({
    /** Only those of the beginner category. */
    practice: flag().default(false),
    ...paging,
  }),
  answer: z.object({ ...hideable, list: z.array(entered) }),
  faults: [faults.noSuchPerson],
})

export const getCourse = defineCall({
  method: 'GET',
  path: '/api/users/{id}/competitions/{competitionId}',
  summary: {
    zh: '某人在一场竞赛中每天的名次与成绩',
    en: 'Rank and score of somebody in a competition, day by day',
  },
  access: 'public',
  params: params.extend({ competitionId: id() }),
  answer: z.object({ isVisible: z.boolean(), course: personsCourse.nullable() }),
  faults: [faults.noSuchPerson],
})

export const listPublishes = defineCall({
  method: 'GET',
  path: '/api/users/{id}/publishes',
  summary: { zh: '某人的提问与回答', en: 'Questions and answers of somebody' },
  access: 'public',
  params,
  query: z.object({ type: z.enum(publishKinds).default('questions'), ...paging }),
  answer: z.object({ total: z.number(), list: z.array(published) }),
  faults: [faults.noSuchPerson],
})

export const listOwnDatasets = defineCall({
  method: 'GET',
  path: '/api/users/{id}/datasets',
  summary: { zh: '某人发布的数据集', en: 'Datasets that somebody published' },
  access: 'public',
  params,
  query: z.object(paging),
  answer: z.object({ total: z.number(), list: z.array(ownDataset) }),
  faults: [faults.noSuchPerson],
})

export const listCollection = defineCall({
  method: 'GET',
  path: '/api/users/{id}/bookmarks',
  summary: {
    zh: '某人的收藏，其中读者无权查看的不列出',
    en: 'What somebody bookmarked, without what the reader may not see',
  },
  access: 'public',
  params,
  query: z.object({ kind: z.enum(bookmarkKinds).optional(), ...paging }),
  answer: z.object({ ...hideable, list: z.array(collected) }),
  faults: [faults.noSuchPerson],
})

export const listActivity = defineCall({
  method: 'GET',
  path: '/api/users/{id}/activity',
  summary: { zh: '某人的动态，最近的在前', en: 'What somebody did, newest first' },
  access: 'public',
  params,
  query: z.object(older),
  answer: feed,
  faults: [faults.noSuchPerson],
})

export const getHeat = defineCall({
  method: 'GET',
  path: '/api/users/{id}/activity/days',
  summary: { zh: '某人一年来每天的动态数', en: 'How much somebody did on each day of a year' },
  access: 'public',
  params,
  query: z.object({
    /** In whose days it is counted. */
    zone: z.string().max(60).optional(),
  }),
  answer: z.object({
    isVisible: z.boolean(),
    from: z.string(),
    to: z.string(),
    total: z.number(),
    /** Days on which there was something. */
    days: z.array(z.object({ day: z.string(), count: z.number() })),
  }),
  faults: [faults.noSuchPerson],
})

export const listFollowedActivity = defineCall({
  method: 'GET',
  path: '/api/activity',
  summary: { zh: '我关注的人的动态', en: 'What the people one follows did' },
  access: 'user',
  query: z.object(older),
  /** `isVisible` is false where the reader switched it off. */
  answer: feed.extend({ following: z.number() }),
})
