import { z } from 'zod'
import { entryField } from '../authoring/schema.ts'
import { competitionParts } from '../competitions/rules.ts'
import { longestText } from '../editor/rules.ts'
import { scoringSetting } from '../evaluation/schema.ts'
import { fileIssueCodes } from '../scoring/file-rules.ts'

/**
 * A competition as documents: what an archive of ours holds, and what every other format is read into. Nothing in it is
 * a person, an id of the database that it came from, or a place in its storage. Contents are named by their SHA-256.
 */
export const archiveFormat = 'leitai-competition'
export const archiveSchema = 1

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const instant = z.iso.datetime()
const count = z.number().int().min(0)
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u)
const title = line(120).min(1)
const markdown = z
  .string()
  .max(longestText)
  .regex(/^[^\0]*$/)
export const bothTexts = z.object({ zh: markdown, en: markdown })
const bothNames = z.object({ zh: line(200), en: line(200) })
const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).pipe(line(500))

export const competitionDocument = z.object({
  type: z.enum(['computing', 'solution']),
  titleZh: title,
  titleEn: title,
  summaryZh: line(300),
  summaryEn: line(300),
  rewardZh: line(120),
  rewardEn: line(120),
  rewardValue: z.number().min(0).max(1e12).nullable(),
  licence: line(120),
  sourceUrl: address.nullable(),
  cover: sha256.nullable(),
  zone: line(60),
  startAt: instant,
  endAt: instant,
  isOpenSignup: z.boolean(),
  visibility: z.enum(['public', 'private']),
  teamSizeMax: z.number().int().min(1).max(100),
  mergeDeadline: instant.nullable(),
  blockMobileUpload: z.boolean(),
  requireProfile: z.boolean(),
  requireApproval: z.boolean(),
  entryFields: z.array(entryField).max(20),
  agreement: bothTexts,
  guide: bothTexts.nullable(),
  texts: z.array(bothTexts.extend({ part: z.enum(competitionParts) })).max(competitionParts.length),
  faq: z
    .array(
      z.object({
        questionZh: line(200),
        questionEn: line(200),
        answerZh: markdown,
        answerEn: markdown,
      }),
    )
    .max(50),
  raceCategory: bothNames.nullable(),
  tagCodes: z.array(line(60)).max(50),
  industryCodes: z.array(line(60)).max(50),
  organisations: z.array(bothNames.extend({ url: address.nullable() })).max(50),
  pictures: z
    .array(
      z.object({
        sha256,
        mediaType: z.enum(['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp']),
      }),
    )
    .max(500),
})
export type CompetitionDocument = z.output<typeof competitionDocument>

const fileDescription = z.object({
  idColumn: z.object({ name: line(200), kind: z.enum(['integer', 'text']) }),
  columns: z
    .array(z.object({ name: line(200), kind: z.enum(['number', 'integer', 'label', 'text']) }))
    .max(2_000),
  answerColumn: line(200).optional(),
  formats: z
    .array(z.enum(['csv', 'tsv', 'txt', 'json', 'jsonl', 'csv.gz', 'tsv.gz', 'jsonl.gz', 'zip']))
    .max(9),
  expectedRows: count.optional(),
})

export const roundDocument = z.object({
  sort: z.number().int().min(0).max(4),
  titleZh: line(80),
  titleEn: line(80),
  startAt: instant,
  endAt: instant,
  listAStart: instant,
  listAEnd: instant,
  listBMode: z.enum(['none', 'window', 'split']),
  listBStart: instant.nullable(),
  listBEnd: instant.nullable(),
  revealedAt: instant.nullable(),
  revealPlannedAt: instant.nullable(),
  ladder: z.boolean(),
  maxSubmitCount: z.number().int().min(1).max(1000),
  maxErrorSubmitCount: z.number().int().min(1).max(1000).nullable(),
  subRanks: z.array(line(60).min(1)).max(10),
  /** Archives that were made before boards had two names have none. */
  subRankNames: z
    .array(z.object({ key: line(60).min(1), zh: line(60), en: line(60) }))
    .max(10)
    .default([]),
  metricKey: line(60).nullable(),
  metricParams: z.record(z.string().max(60), z.json()),
  metricSql: z.string().max(20_000).nullable(),
  direction: z.enum(['maximize', 'minimize']),
  precision: z.number().int().min(0).max(15),
  fileDescription: fileDescription.nullable(),
  maxBytes: z
    .number()
    .int()
    .min(1024)
    .max(2 ** 31),
  answers: z
    .array(
      z.object({
        list: z.enum(['A', 'B']),
        sha256,
        fileName: line(200),
        rows: count.nullable(),
        columns: z.array(z.string().max(200)).max(2_000),
        usageCounts: z.record(z.string().max(20), count),
        isActive: z.boolean(),
        createdAt: instant,
      }),
    )
    .max(200),
})
export type RoundDocument = z.output<typeof roundDocument>
export const roundsDocument = z.array(roundDocument).max(5)

const filePath = z.string().min(1).max(400)
export const datasetDocument = z.object({
  category: bothNames.nullable(),
  titleZh: title,
  titleEn: title,
  summaryZh: line(1_000),
  summaryEn: line(1_000),
  bodyZh: markdown,
  bodyEn: markdown,
  protocolZh: markdown,
  protocolEn: markdown,
  licence: line(200),
  sourceUrl: address.nullable(),
  /** Whether participants see it once the competition is public; else it is a draft. */
  isPublished: z.boolean(),
  files: z
    .array(
      z.object({
        name: filePath,
        sha256,
        descriptionZh: line(2_000),
        descriptionEn: line(2_000),
        rowCount: count.nullable(),
        fields: z
          .array(
            z.object({ name: z.string().max(200), zh: z.string().max(2_000), en: z.string().max(2_000) }),
          )
          .max(2_000),
      }),
    )
    .max(2_000),
})
export type DatasetDocument = z.output<typeof datasetDocument>
export const datasetsDocument = z.array(datasetDocument).max(200)

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

export const contentPath = (hash: string): string => `files/${hash}`

export const counts = z.object({
  rounds: count,
  datasets: count,
  teams: count,
  submissions: count,
  places: count,
  files: count,
  /** What had not ended when the archive was made, and is not in it. */
  leftOut: count,
  // Older archives do not say these.
  scores: count.optional(),
  snapshots: count.optional(),
  promotions: count.optional(),
})
export type Counts = z.output<typeof counts>

export const manifestDocument = z.object({
  format: z.literal(archiveFormat),
  schema: z.number().int().positive(),
  exportedAt: instant,
  titleZh: title,
  titleEn: title,
  counts,
  files: z.array(z.object({ path: z.string().min(1).max(200), size: count, sha256 })).max(1_000_000),
})
export type Manifest = z.output<typeof manifestDocument>
