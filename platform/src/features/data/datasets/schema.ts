import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { instant } from '../../../base/contract/call.ts'
import { profileFormats } from './profile-schema.ts'

/** What people say of a column of a file. */
export const field = z.object({ name: z.string(), zh: z.string(), en: z.string() })
export type Field = z.output<typeof field>

export const datasetFile = z.object({
  id: z.number(),
  /** A path inside the dataset. */
  name: z.string(),
  description: z.string(),
  size: z.number(),
  rowCount: z.number().nullable(),
  sha256: z.string(),
  /** What its profile is made of; null for what is not a table. */
  format: z.enum(profileFormats).nullable(),
  /** Whether this reader may see rows of it: the published sample submission is for all who may see the page. */
  canPreview: z.boolean(),
  /** What is said of its columns, in the reader's language. */
  fields: z.array(z.object({ name: z.string(), description: z.string() })),
})

export const dataset = z.object({
  id: z.number(),
  sort: z.number(),
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  category: z.object({ id: z.number(), name: z.string() }).nullable(),
  licence: z.string(),
  sourceUrl: z.string().nullable(),
  protocol: z.string(),
  owner: z.object({ id: z.number(), name: z.string() }).nullable(),
  competitionId: z.number().nullable(),
  /** The version shown here; without `publishedAt` it is a draft that only its editors see. */
  version: z.object({
    number: z.number(),
    isCurrent: z.boolean(),
    notes: z.string(),
    publishedAt: instant().nullable(),
  }),
  versionCount: z.number(),
  /** Whether this reader accepted the protocol; files download only then. */
  isAgree: z.boolean(),
  files: z.array(datasetFile),
  viewCount: z.number(),
  downloadCount: z.number(),
  /** Since when and why its organiser keeps it from competitors: only those who accepted its protocol still see it. */
  withdrawn: z.object({ at: instant(), reason: z.string() }).nullable(),
  publishedAt: instant().nullable(),
  updatedAt: instant().nullable(),
  abilities: z.object({ edit: ability, preview: ability, download: ability }),
})

const text = (max: number) => z.string().trim().normalize('NFC').max(max)
const oneLine = (max: number) => text(max).regex(/^\P{Cc}*$/u)

/** What an editor writes, in both languages. */
export const draftTexts = z.object({
  titleZh: oneLine(120),
  titleEn: oneLine(120),
  summaryZh: oneLine(300),
  summaryEn: oneLine(300),
  bodyZh: text(100_000),
  bodyEn: text(100_000),
  protocolZh: text(20_000),
  protocolEn: text(20_000),
  notesZh: text(2_000),
  notesEn: text(2_000),
  licence: oneLine(100),
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  categoryId: z.int32().positive().nullable(),
})
export type DraftTexts = z.output<typeof draftTexts>

/** What became of a part of a document that was imported. */
export const importOutcomes = [
  'taken',
  /** Known, but what stands there cannot be used. */
  'unusable',
  /** It is not there, or not yet: files are not fetched. */
  'no_such_file',
  /** The draft's file is not the one that is described. */
  'other_content',
  /** People choose or make this here. */
  'not_imported',
  'unknown',
] as const
export type ImportOutcome = (typeof importOutcomes)[number]
