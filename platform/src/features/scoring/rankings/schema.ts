import { z } from 'zod'
import { instant } from '../../../base/contract/call.ts'

const entry = z.object({
  /** Null for a baseline of the organiser, which stands on the board unranked. */
  ranking: z.number().nullable(),
  /** Places won (positive) or lost since yesterday's snapshot; null without one. */
  change: z.number().nullable(),
  team: z.object({
    id: z.number(),
    name: z.string(),
    isBaseline: z.boolean(),
    members: z.array(z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() })),
  }),
  maxScore: z.string(),
  validSubmitCount: z.number(),
  maxScoreSubmittedAt: instant(),
  /** The score was set by the organiser's hand. */
  isAdjusted: z.boolean(),
})

export const rankings = z.object({
  scheduleId: z.number(),
  stage: z.union([z.literal(0), z.literal(1)]),
  type: z.string(),
  direction: z.enum(['maximize', 'minimize']),
  metric: z.string().nullable(),
  isRevealed: z.boolean(),
  total: z.number(),
  page: z.number(),
  perSize: z.number(),
  list: z.array(entry),
  baselines: z.array(entry),
  own: entry.nullable(),
  /** Best score of the own team over time, oldest first. */
  ownHistory: z.array(z.object({ at: instant(), score: z.number(), best: z.number() })),
  updatedAt: instant(),
})

export const dailyRankings = z.object({
  scheduleId: z.number(),
  type: z.string(),
  day: z.string().nullable(),
  days: z.array(z.string()),
  /** The metric that the day was counted by, where the round has since gone over to another. */
  oldMetric: z
    .object({ name: z.string(), direction: z.enum(['maximize', 'minimize']), until: instant() })
    .nullable(),
  total: z.number(),
  page: z.number(),
  perSize: z.number(),
  list: z.array(entry),
})
