import { z } from 'zod'
import { instant, line } from '../../../base/contract/call.ts'
import { answerRoles, columnKinds } from '../../engine/scorer/file-rules.ts'
import { fileFormats, lists } from './rules.ts'

const builtinMetric = z.object({
  kind: z.literal('builtin'),
  key: line(60).min(1),
  params: z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()])),
})
const sqlMetric = z.object({
  kind: z.literal('sql'),
  sql: z.string().trim().min(1).max(20_000),
  direction: z.enum(['maximize', 'minimize']),
})

/** How a round is scored: one of the catalogue, a query of the organiser's own, or not decided yet. */
export const metricChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  builtinMetric,
  sqlMetric,
])
export type MetricChoice = z.output<typeof metricChoice>

/** A name as it stands in a header: not trimmed, as a header is not. */
const columnName = () =>
  z
    .string()
    .min(1)
    .max(120)
    .regex(/^\P{Cc}*$/u)

export const fileForm = z.object({
  idColumn: z.object({ name: columnName(), kind: z.enum(['integer', 'text']) }),
  columns: z
    .array(z.object({ name: columnName(), kind: z.enum(columnKinds) }))
    .min(1)
    .max(1000),
  /** The one column of the answers, where each column of a file is a class. */
  answerColumn: columnName().nullable(),
  /** Further columns of the answers that the metric reads, by what they are for. */
  roles: z.partialRecord(z.enum(answerRoles), columnName()).optional(),
  formats: z.array(z.enum(fileFormats)).min(1).max(fileFormats.length),
  expectedRows: z.number().int().min(1).nullable(),
})
export type FileForm = z.output<typeof fileForm>

/** All that decides a score besides the answers, nothing of it left open. */
export const scoringSetting = z.object({
  metric: z.discriminatedUnion('kind', [builtinMetric, sqlMetric]),
  file: fileForm,
})
export type ScoringSetting = z.output<typeof scoringSetting>

export const answerFile = z.object({
  id: z.number(),
  list: z.enum(lists),
  fileName: z.string(),
  size: z.number(),
  sha256: z.string(),
  rows: z.number().nullable(),
  columns: z.array(z.string()),
  usage: z.object({ Public: z.number(), Private: z.number(), Ignored: z.number() }).nullable(),
  isActive: z.boolean(),
  uploadedBy: z.string().nullable(),
  createdAt: instant(),
})

export const shownIssue = z.object({ code: z.string(), line: z.number().nullable(), message: z.string() })
