import { z } from 'zod'
import { defineCall, instant, line } from '../../../base/contract/call.ts'
import { sectionIcons } from '../../../base/feature.ts'
import { homes } from './rules.ts'
import { allStaff } from '../../shared/roles/demands.ts'

export const getAdminFrame = defineCall({
  method: 'GET',
  path: '/api/admin/frame',
  summary: {
    zh: '管理后台：当前用户可进入的栏目',
    en: 'The sections of the administration open to this user',
  },
  access: allStaff,
  answer: z.object({
    sections: z.array(z.object({ path: z.string(), icon: z.enum(sectionIcons), title: z.string() })),
    /** What the first page is to this person. */
    home: z.enum(homes),
  }),
})

export const getAdminHome = defineCall({
  method: 'GET',
  path: '/api/admin/home',
  summary: {
    zh: '管理后台首页：等待评测的提交、失败的任务、待处理的事项',
    en: 'Home of the administration: submissions that wait, jobs that failed, what asks for a decision',
  },
  access: allStaff,
  answer: z.object({
    /** What this person is here, which decides what there is to do. */
    roles: z.array(z.enum(['administrator', 'organiser', 'editor', 'certifier'])),
    /** Of all competitions for administrators, else of one's own. */
    queue: z.object({ waiting: z.number(), running: z.number(), oldestAt: instant().nullable() }),
    today: z.object({ submissions: z.number(), registrations: z.number(), users: z.number().nullable() }),
    tasks: z.array(
      z.object({
        kind: z.string(),
        count: z.number(),
        /** What there is to do, in the reader’s language, and the page on which it is done. */
        text: z.string(),
        path: z.string(),
        competition: z.object({ id: z.number(), title: z.string() }).nullable(),
      }),
    ),
  }),
})

export const searchAdmin = defineCall({
  method: 'GET',
  path: '/api/admin/search',
  summary: {
    zh: '快速查找竞赛及其管理页面、用户和队伍（按名称、编号或邮箱）',
    en: 'Find competitions with their pages here, users and teams by name, id or email',
  },
  access: allStaff,
  query: z.object({ q: line(100).min(1) }),
  answer: z.object({
    found: z.array(
      z.object({
        kind: z.enum(['competition', 'page', 'user', 'team']),
        id: z.number(),
        title: z.string(),
        detail: z.string(),
        path: z.string(),
      }),
    ),
  }),
  limit: { times: 600, seconds: 3600 },
})
