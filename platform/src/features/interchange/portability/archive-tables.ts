import { z } from 'zod'
import { scoringSetting } from '../../scoring/evaluation/schema.ts'
import { fileIssueCodes } from '../../engine/scorer/file-rules.ts'
import { count, instant, line, sha256 } from './document-values.ts'

/** Stands for a team or a submission within an archive: grows in the order in which they were made, which decides ties. */
const ref = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const round = z.number().int().min(0).max(4)
const board = z.enum(['A', 'B'])
const score = z.number().min(-1e308).max(1e308)
const reason = z.string().min(1).max(300)

export const teamDocument = z.object({
  ref,
  name: z.string().min(1).max(120),
  manifesto: z.string().max(2_000),
  round: round.nullable(),
  isBaseline: z.boolean(),
  bannedAt: instant.nullable(),
  banReason: z.string().max(2_000).nullable(),
  mergedInto: ref.nullable(),
  createdAt: instant,
})
export type TeamDocument = z.output<typeof teamDocument>

const fileIssue = z.object({
  code: z.enum(fileIssueCodes),
  line: z.number().optional(),
  column: z.string().max(400).optional(),
  expected: z.string().max(2_000).optional(),
  found: z.string().max(2_000).optional(),
})

export const submissionDocument = z.object({
  ref,
  team: ref,
  round,
  list: board,
  subRank: z.string().max(60),
  state: z.enum(['scored', 'failed', 'cancelled']),
  fault: z.enum(['file', 'scorer', 'platform']).nullable(),
  faultCode: line(60).nullable(),
  issues: z.array(fileIssue).max(200),
  log: z.array(z.string().max(4_000)).max(2_000),
  fileName: line(200).min(1),
  sha256,
  note: z.string().max(200),
  rows: count.nullable(),
  isCandidate: z.boolean(),
  quotaDay: z.iso.date(),
  charged: z.enum(['accepted', 'failed', 'refunded']),
  receivedAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  voidedAt: instant.nullable(),
  voidReason: reason.nullable(),
  files: z.array(z.object({ fileName: line(200).min(1), sha256 })).max(50),
  events: z
    .array(z.object({ at: instant, state: line(40), detail: z.record(z.string().max(60), z.json()) }))
    .max(500),
  scores: z
    .array(
      z.object({
        board,
        score,
        answerSha256: sha256,
        scorerHash: line(200),
        computedAt: instant,
        /** Set by hand, beside the computed one. */
        adjusted: z.object({ score, reason, at: instant }).nullable(),
        /** For the ladder: the score without each of the groups of rows, and how many rows there are. */
        spread: z
          .object({ leaveOut: z.array(score).max(10_000), rows: z.number().int().positive() })
          .nullable(),
      }),
    )
    .max(2),
})
export type SubmissionDocument = z.output<typeof submissionDocument>

/** A place on a board: what the scores must lead to wherever they are brought. */
export const placeDocument = z.object({
  round,
  subRank: z.string().max(60),
  board,
  team: ref,
  /** Null for baselines. */ rank: z.number().int().positive().nullable(),
  score,
  bestAt: instant,
  validCount: z.number().int().positive(),
  submission: ref,
})
export type PlaceDocument = z.output<typeof placeDocument>

/** The boards of a round as they stood at the end of a day. */
export const snapshotDocument = z.object({
  round,
  day: z.iso.date(),
  takenAt: instant,
  /** The metric that this day was counted by, where the round went over to another. Older archives do not say. */
  oldMetric: z.object({ metric: scoringSetting.shape.metric, until: instant }).nullish(),
  places: z
    .array(
      z.object({
        subRank: z.string().max(60),
        board,
        team: ref,
        rank: z.number().int().positive(),
        score,
        bestAt: instant,
        validCount: z.number().int().positive(),
      }),
    )
    .max(1_000_000),
})
export type SnapshotDocument = z.output<typeof snapshotDocument>

/** A team that goes on to a round, by its place in the one before or by hand. Who did it stays there. */
export const promotionDocument = z.object({
  round,
  from: round,
  team: ref,
  rank: z.number().int().positive().nullable(),
  reason: reason.nullable(),
  at: instant,
  withdrawn: z.object({ at: instant, reason }).nullable(),
})
export type PromotionDocument = z.output<typeof promotionDocument>

/** The tables of an archive: one JSON document a line. */
export const tables = {
  'teams.jsonl': teamDocument,
  'submissions.jsonl': submissionDocument,
  'ranking.jsonl': placeDocument,
  'snapshots.jsonl': snapshotDocument,
  'promotions.jsonl': promotionDocument,
} as const
export type TableName = keyof typeof tables
export type TableRow = { [N in TableName]: z.output<(typeof tables)[N]> }
