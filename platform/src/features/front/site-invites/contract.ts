import { z } from 'zod'
import { defineCall, line } from '../../../base/contract/call.ts'
import { pageFaults } from '../../content/pages/faults.ts'

export const listSiteInvites = defineCall({
  method: 'GET',
  path: '/api/sites/{name}/invites',
  summary: {
    zh: '专题站点的邀请活动：它展示的竞赛各自的邀请榜',
    en: 'The invite activities of a site: those of the competitions it shows',
  },
  access: 'public',
  params: z.object({ name: line(40).min(1) }),
  answer: z.object({
    activities: z.array(
      z.object({
        name: z.string(),
        competition: z.object({ id: z.number(), title: z.string(), zone: z.string() }),
      }),
    ),
  }),
  faults: [pageFaults.noSite],
})
