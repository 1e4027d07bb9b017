import { z } from 'zod'
import { defineCall, id, line, page, pageSize } from '../../../base/contract/call.ts'
import { ratingFaults } from './faults.ts'
import { medals, tiers } from './rules.ts'

const tier = z.enum(tiers)
const medalCounts = z.object({ gold: z.number(), silver: z.number(), bronze: z.number() })

const rated = z.object({
  /** Among all who are listed. */
  place: z.number(),
  user: z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() }),
  tier,
  /** As they are today. */
  points: z.number(),
  medals: medalCounts,
  competitions: z.number(),
  bestRank: z.number(),
})

export const peopleRanking = defineCall({
  method: 'GET',
  path: '/api/users/ranking',
  summary: {
    zh: '选手排行榜：按积分，可按段位和名称筛选',
    en: 'People by their rating, by tier and name where asked',
  },
  access: 'public',
  query: z.object({
    /** A part of the name, or the number of a person. */
    search: line(60).default(''),
    tier: tier.optional(),
    page: page(),
    size: pageSize(50),
  }),
  answer: z.object({
    list: z.array(rated),
    page: z.number(),
    size: z.number(),
    total: z.number(),
    /** How many are listed in all, whatever is searched. */
    listed: z.number(),
    /** Where the reader stands; null for visitors and people without a rating. */
    own: rated
      .extend({
        /** False for somebody who does not show their competitions to everybody: they are not on the list. */
        isListed: z.boolean(),
      })
      .nullable(),
  }),
  faults: [ratingFaults.switchedOff],
})

const result = z.object({
  competition: z.object({ id: z.number(), title: z.string() }),
  /** The board's name; empty where the competition has one alone. */
  board: z.string(),
  team: z.object({ id: z.number(), size: z.number() }),
  rank: z.number(),
  teams: z.number(),
  medal: z.enum(medals).nullable(),
  /** `YYYY-MM-DD` */
  endedOn: z.string(),
  /** On that day, and today. */
  points: z.number(),
  pointsNow: z.number(),
})

export const personRating = defineCall({
  method: 'GET',
  path: '/api/users/{id}/rating',
  summary: { zh: '一位选手的积分、段位、奖牌和积分历程', en: 'A person’s rating, tier, medals and history' },
  access: 'public',
  params: z.object({ id: id() }),
  answer: z.object({
    /** Null for somebody who has no result that counts. */
    rating: rated.omit({ user: true, place: true }).extend({ place: z.number().nullable() }).nullable(),
    results: z.array(result),
    /** The points on each day on which a competition ended, and today. */
    history: z.array(z.object({ on: z.string(), points: z.number() })),
  }),
  faults: [ratingFaults.switchedOff, ratingFaults.noSuchPerson],
})
