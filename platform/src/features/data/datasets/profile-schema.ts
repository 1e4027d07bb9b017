import { z } from 'zod'

export const profileFormats = ['csv', 'tsv', 'jsonl', 'parquet'] as const
export type ProfileFormat = (typeof profileFormats)[number]

/** Beyond these a profile says that it stops. */
export const profileLimits = {
  columns: 100,
  rows: 50,
  cell: 200,
  top: 10,
  bins: 20,
  exactDistinct: 10_000,
  exactValues: 5_000_000,
}

export const columnKinds = [
  'integer',
  'number',
  'boolean',
  'date',
  'datetime',
  'text',
  'nested',
  'binary',
  'empty',
] as const
export type ColumnKind = (typeof columnKinds)[number]

/** What is known of one column. Values are text as they stand in the file, never markup and never formulas. */
export const columnProfile = z.object({
  name: z.string(),
  kind: z.enum(columnKinds),
  missing: z.number(),
  /** Above `profileLimits.exactDistinct` an estimate. */
  distinct: z.object({ count: z.number(), isExact: z.boolean() }),
  /** Values that are not of the column's kind. */
  odd: z.number(),
  min: z.string().nullable(),
  max: z.string().nullable(),
  mean: z.string().nullable(),
  deviation: z.string().nullable(),
  /** Estimates in files with more than `profileLimits.exactValues` numbers. */
  quartiles: z.object({ values: z.array(z.string()), isExact: z.boolean() }).nullable(),
  /** Characters of the shortest and the longest text. */
  lengths: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** Numbers, and instants as seconds since 1970; each but the last without its upper bound. */
  bins: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })).nullable(),
  /** The most frequent values, shortened to `profileLimits.cell` characters. */
  top: z.array(z.object({ value: z.string(), count: z.number() })).nullable(),
})
export type ColumnProfile = z.output<typeof columnProfile>

export const profile = z.object({
  rows: z.number(),
  /** Rows that could not be read, and whether there may be more of them. */
  unreadable: z.object({ count: z.number(), isLeast: z.boolean() }),
  encoding: z.string(),
  /** All columns of the file; `columns` holds the first of them. */
  columnCount: z.number(),
  columns: z.array(columnProfile),
  preview: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string().nullable())) }),
})
export type Profile = z.output<typeof profile>

/** How a file of this name is read for its profile; null when it is not a table that we know. */
export function profileFormatOf(name: string): ProfileFormat | null {
  const ending = /\.(csv|tsv|jsonl|ndjson|parquet)(\.gz)?$/i.exec(name)
  if (!ending) return null
  const kind = (ending[1] ?? '').toLowerCase()
  if (kind === 'parquet') return ending[2] ? null : 'parquet'
  return kind === 'ndjson' ? 'jsonl' : (kind as ProfileFormat)
}
