import { z } from 'zod'

/** What each kind of finding keeps: numbers and ids. Names and scores are read when somebody looks. */

const ids = z.array(z.number())
const board = { scheduleId: z.number(), list: z.enum(['A', 'B']), subRank: z.string() }

export const sameFile = z.object({
  kind: z.literal('same_file'),
  /** The files that all of these teams handed in, the newest first; not more than are worth reading. */
  files: z.array(z.object({ sha256: z.string(), submissions: ids })),
  /** How many there are in all. */
  total: z.number(),
})

export const nearPredictions = z.object({
  kind: z.literal('near_predictions'),
  ...board,
  /** Of the first and the second team. */
  submissions: z.tuple([z.number(), z.number()]),
  measure: z.enum(['correlation', 'equal']),
  agreement: z.number(),
  /** Values compared, and how many of them differ where classes were compared. */
  cells: z.number(),
  differing: z.number().nullable(),
  /** What is usual on this board: the agreement of the median pair; null where too few teams were compared. */
  usual: z.number().nullable(),
  teams: z.number(),
  pairs: z.number(),
  /** Decimal places to which pairs agree: this one, and all. */
  closeness: z.number(),
  histogram: z.object({ from: z.number(), to: z.number(), counts: z.array(z.number()) }),
  /** Some of what was compared, as it stands in the two files. */
  aligned: z.array(z.object({ id: z.string(), column: z.string(), a: z.string(), b: z.string() })),
})

export const sharedAccess = z.object({
  kind: z.literal('shared_access'),
  marks: z.array(
    z.object({
      kind: z.enum(['device', 'address']),
      /** Tells marks of this competition apart and leads back to nothing. */
      label: z.string(),
      /** Accounts of the whole platform that are used there. */
      accounts: z.number(),
      uses: z.array(
        z.object({
          userId: z.number(),
          teamId: z.number(),
          days: z.number(),
          firstAt: z.iso.datetime(),
          lastAt: z.iso.datetime(),
        }),
      ),
    }),
  ),
})

export const probingDetail = z.object({
  kind: z.literal('probing'),
  ...board,
  /** In their order; each with the rows in which it differs from the one before, which the first has not. */
  steps: z.array(z.object({ submissionId: z.number(), changed: z.number().nullable(), rows: z.number() })),
  /** Steps that changed no more than this share of the rows. */
  small: z.number(),
  share: z.number(),
  /** Days in a row on which the quota was spent to the last. */
  fullDays: z.number(),
})

export const findingDetail = z.discriminatedUnion('kind', [
  sameFile,
  nearPredictions,
  sharedAccess,
  probingDetail,
])
export type FindingDetail = z.output<typeof findingDetail>

/** What a look went through, so that an empty page says what it is empty of. */
export const looked = z.object({
  files: z.number(),
  pairs: z.number(),
  accounts: z.number(),
  series: z.number(),
  /** Teams whose best files agree with many others': a public solution. */
  common: z.number(),
  /** Files that could not be read as the round describes them now. */
  unreadable: z.number(),
})
export type Looked = z.output<typeof looked>

/** A finding before it is kept. */
export type Found = {
  key: string
  teamIds: readonly number[]
  submissionIds: readonly number[]
  detail: FindingDetail
}
