import { z } from 'zod'
import { defineCall, instant } from '../../../base/contract/call.ts'
import { competitionCard } from '../../competing/competitions/contract.ts'
import { notice } from '../../people/notices/schema.ts'

const competition = z.object({
  id: z.number(),
  title: z.string(),
  cover: z.string().nullable(),
  zone: z.string(),
  state: competitionCard.shape.state,
  endTime: instant(),
})

const entered = z.object({
  competition,
  /** Whether the organizers have still to let this person in. */
  isPending: z.boolean(),
  team: z.object({ id: z.number(), name: z.string(), isDisqualified: z.boolean() }).nullable(),
  /** The round that runs, else the next, else the last; null before there is one. */
  round: z.string().nullable(),
  /** Whether the round takes source code and no files. */
  isForCode: z.boolean(),
  /** Which list takes files now and until when; null while none does. */
  open: z.object({ list: z.enum(['A', 'B']), until: instant() }).nullable(),
  /** When the round takes files next; null while it does, and after the last time. */
  opensAt: instant().nullable(),
  /** What is left of today for the team in this round; null where it may hand in nothing. */
  quota: z.object({ left: z.number(), limit: z.number() }).nullable(),
  /** In the last round in which the team has a score, list B once it is revealed; null without a score. */
  place: z
    .object({
      list: z.enum(['A', 'B']),
      isFinal: z.boolean(),
      ranking: z.number().nullable(),
      total: z.number(),
      score: z.string(),
      /** Places won since the end of yesterday, below zero places lost; null where there is nothing to compare. */
      change: z.number().nullable(),
      /** Places at the end of the last days, oldest first, and the one of now. */
      trend: z.array(z.number()),
    })
    .nullable(),
})

const request = z.object({
  id: z.number(),
  kind: z.enum(['join', 'merge']),
  competition: z.object({ id: z.number(), title: z.string() }),
  team: z.object({ id: z.number(), name: z.string() }),
  from: z.object({ id: z.number(), name: z.string() }),
  createdAt: instant(),
})

export const getOwnHome = defineCall({
  method: 'GET',
  path: '/api/home/mine',
  summary: {
    zh: '我的首页：我的竞赛与名次、剩余提交次数、待处理的组队申请、未读通知、我主办的竞赛',
    en: 'My home: my competitions with rank and submissions left, requests to decide, unread notices, competitions I run',
  },
  access: 'user',
  answer: z.object({
    /** Those that run, the first to end first, then those that ended lately. */
    entered: z.array(entered),
    enteredTotal: z.number(),
    runs: z.array(competition),
    /** Of teams that this person leads, the oldest first. */
    requests: z.array(request),
    requestTotal: z.number(),
    unread: z.array(notice),
    unreadTotal: z.number(),
  }),
})
