import { z } from 'zod'
import { defineCall, id, instant, page, pageSize } from '../../../base/contract/call.ts'
import { informationFaults } from './faults.ts'

const kind = z.enum(['info', 'activity'])
export const articleCard = z.object({
  id: z.number(),
  kind,
  title: z.string(),
  summary: z.string(),
  publishedAt: instant(),
})

export const listArticles = defineCall({
  method: 'GET',
  path: '/api/information',
  summary: { zh: '资讯与活动列表', en: 'News and activities' },
  access: 'public',
  query: z.object({ kind: kind.optional(), page: page(), per_page: pageSize(10) }),
  answer: z.object({ list: z.array(articleCard), total: z.number() }),
})

export const getArticle = defineCall({
  method: 'GET',
  path: '/api/information/{id}',
  summary: { zh: '一篇资讯或活动', en: 'A news article or activity' },
  access: 'public',
  params: z.object({ id: id() }),
  answer: articleCard.extend({ html: z.string() }),
  faults: [informationFaults.notFound],
})
