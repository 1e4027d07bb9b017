import { z } from 'zod'
import { defineCall, instant, line, page, pageSize } from '../../../base/contract/call.ts'
import { inviteFaults } from './faults.ts'

const name = line(60).min(1)

export const getInviteRank = defineCall({
  method: 'GET',
  path: '/api/v1/race-special/wap/activity/get-rank',
  summary: {
    zh: '邀请排行榜：每天凌晨 2 点（竞赛时区）统计一次',
    en: 'The invite leaderboard, counted daily at 2 am in the competition’s zone',
  },
  access: 'public',
  query: z.object({ name, page: page(), per_page: pageSize(20) }),
  answer: z.object({
    name: z.string(),
    cmptId: z.number(),
    zone: z.string(),
    startTime: instant(),
    endTime: instant(),
    /** Signups before this instant count; null before the first leaderboard. */
    countedUntil: instant().nullable(),
    computedAt: instant().nullable(),
    /** When the next leaderboard comes; null once the last one stands. */
    nextAt: instant().nullable(),
    total: z.number(),
    page: z.number(),
    perPage: z.number(),
    list: z.array(
      z.object({
        ranking: z.number(),
        user: z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() }),
        invited: z.number(),
        reachedAt: instant(),
      }),
    ),
  }),
  faults: [inviteFaults.notFound],
})

export const getSelfInvite = defineCall({
  method: 'GET',
  path: '/api/v1/race-special/wap/activity/get-self-invite',
  summary: { zh: '自己的邀请链接、人数与名次', en: 'One’s own link, count and place' },
  access: 'user',
  query: z.object({ name }),
  answer: z.object({
    name: z.string(),
    /** Who invites, as links carry it. */
    targetId: z.number(),
    link: z.string(),
    /** Up to this moment. */
    invited: z.number(),
    /** Place on the newest leaderboard; null when not on it. */
    ranking: z.number().nullable(),
    /** Counted on the newest leaderboard. */
    counted: z.number(),
  }),
  faults: [inviteFaults.notFound],
})
