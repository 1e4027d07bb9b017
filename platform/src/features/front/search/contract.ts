import { z } from 'zod'
import { defineCall, line, numeric } from '../../../base/contract/call.ts'
import { foundKinds } from './rules.ts'

export const searchSite = defineCall({
  method: 'GET',
  path: '/api/search',
  summary: {
    zh: '全站搜索：竞赛、数据集、讨论、资讯、专家，登录后还有用户',
    en: 'Search over everything: competitions, datasets, discussions, news, experts and, for those signed in, people',
  },
  access: 'public',
  query: z.object({
    q: line(100).min(1),
    /** Of each kind. */
    limit: numeric().int().min(1).max(10).default(5),
  }),
  answer: z.object({
    /** Kind after kind. */
    found: z.array(
      z.object({
        kind: z.enum(foundKinds),
        id: z.number(),
        title: z.string(),
        detail: z.string(),
        path: z.string(),
      }),
    ),
  }),
  limit: { times: 120, seconds: 60 },
})
