import { z } from 'zod'
import { draftText, line } from '../../../base/contract/call.ts'
import { fileKinds, mostBudgetRows, mostFields, mostFileBytes } from './kinds.ts'

const label = z.object({ zh: line(120), en: line(120) })
const help = z.object({ zh: line(500), en: line(500) })
const key = z.string().regex(/^[a-z][a-zA-Z0-9]{0,31}$/)
const count = (most: number) => z.int().min(1).max(most)

const common = {
  /** Stays while labels change: answers are kept by it. */
  key,
  label,
  help,
  isRequired: z.boolean(),
  /** Says whose a proposal is, and is kept from reviewers of a blind review. */
  isIdentifying: z.boolean(),
  /** Asked only where an earlier choice has one of these values. */
  condition: z.object({ field: key, values: z.array(key).min(1).max(20) }).nullable(),
}

/** What an organiser asks for. */
export const field = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('heading') }),
  z.object({ ...common, kind: z.literal('text'), most: count(500) }),
  z.object({ ...common, kind: z.literal('longText'), most: count(20_000) }),
  z.object({
    ...common,
    kind: z.literal('number'),
    unit: label,
    least: z.number().nullable(),
    most: z.number().nullable(),
    decimals: z.int().min(0).max(6),
  }),
  z.object({
    ...common,
    kind: z.literal('choice'),
    isMany: z.boolean(),
    options: z
      .array(z.object({ value: key, label }))
      .min(1)
      .max(40),
  }),
  z.object({
    ...common,
    kind: z.literal('date'),
    earliest: z.iso.date().nullable(),
    latest: z.iso.date().nullable(),
  }),
  z.object({
    ...common,
    kind: z.literal('table'),
    columns: z
      .array(z.object({ key, label, kind: z.enum(['text', 'number']) }))
      .min(1)
      .max(10),
    most: count(200),
  }),
  z.object({
    ...common,
    kind: z.literal('file'),
    kinds: z.array(z.enum(fileKinds)).min(1),
    most: count(10),
    mostBytes: count(mostFileBytes),
  }),
  z.object({ ...common, kind: z.literal('members'), most: count(50) }),
  /** In yuan. */
  z.object({ ...common, kind: z.literal('budget'), most: z.number().positive().nullable() }),
])
export type Field = z.output<typeof field>
export type FieldKind = Field['kind']
export const fields = z.array(field).max(mostFields)

const cell = z.union([z.number(), draftText(2_000)])
// Strict: a row of a table may have the same columns and more, and must keep those.
const member = z.strictObject({ name: line(60), organisation: line(120), title: line(60), task: line(300) })
const budgetRow = z.strictObject({ item: line(120), amount: z.number().nullable(), note: line(300) })

/** What was given to one field; drafts hold what is not valid yet. Of a file field the ids of files. */
export const answer = z.union([
  z.null(),
  z.number(),
  draftText(40_000),
  z.array(draftText(60)).max(40),
  z.array(z.int().positive()).max(10),
  z.array(member).max(50),
  z.array(budgetRow).max(mostBudgetRows),
  z.array(z.record(key, cell)).max(200),
])
export type GivenAnswer = z.output<typeof answer>
export const answers = z.record(key, answer)
/** By the key of the field. */
export type Answers = z.output<typeof answers>
