import { z } from 'zod'
import { defineCall, instant } from '../../../base/contract/call.ts'
import { competitionCard } from '../../competing/competitions/contract.ts'

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
