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
  /** Places of list A at the end of the last days on which the team had one, oldest first; at most 14. */
  trend: z.array(z.number()),
})

/** How many teams have which score, between a worse score and the best one. */
const spread = z.object({
  from: z.number(),
  to: z.number(),
  /** Those whose scores lie close together as one, by the best score among them; better ones first. */
  bins: z.array(z.object({ score: z.number(), teams: z.number() })),
  /** Teams whose score is worse than `from`. */
  beyond: z.number(),
  /** The scores that were enough for the places that have prizes; where none are named, for the first 3, 10 and 100. */
  cuts: z.array(z.object({ place: z.number(), score: z.number() })),
})

/** How a team came on, a point for each day that is kept. */
export const course = z.object({
  precision: z.number(),
  direction: z.enum(['maximize', 'minimize']),
  days: z.array(z.object({ day: z.string(), ranking: z.number(), score: z.number() })),
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
  /** Null where there is nothing to draw: all scores are alike, or the board is larger than is drawn. */
  spread: spread.nullable(),
  /** After which places prizes end, on a board that prizes are won on; empty where the organizers name none. */
  prizePlaces: z.array(z.number()),
  /** What the teams of the list were searched by; then there is one page of them, on the places that they have. */
  search: z.string(),
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
  /** Places of the leading teams and of the reader's on some of the days, oldest first; null before there are two days. */
  course: z
    .object({
      days: z.array(z.string()),
      teams: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          isOwn: z.boolean(),
          ranks: z.array(z.number().nullable()),
        }),
      ),
    })
    .nullable(),
  total: z.number(),
  page: z.number(),
  perSize: z.number(),
  list: z.array(entry),
})
