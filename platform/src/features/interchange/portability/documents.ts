import { contacts } from '../../../base/contract/needed-contact.ts'
import { z } from 'zod'
import { textLanguages } from '../../../base/web/text-languages.ts'
import { entryField, prizePlaces } from '../../competing/competitions/sections.ts'
import { requirements } from '../../people/onboarding/requirements.rules.ts'
import { answerRoles, columnKinds } from '../../engine/scorer/file-rules.ts'
import { competitionParts } from '../../competing/competitions/rules.ts'
import {
  address,
  bothNames,
  bothTexts,
  count,
  instant,
  line,
  markdown,
  sha256,
  title,
} from './document-values.ts'

/**
 * A competition as documents: what an archive of ours holds, and what every other format is read into. Nothing in it is
 * a person, an id of the database that it came from, or a place in its storage. Contents are named by their SHA-256.
 */

export const competitionDocument = z.object({
  type: z.enum(['computing', 'solution']),
  /** Older archives do not say it: their competitions were asked for both. */
  languages: z.enum(textLanguages).default('both'),
  titleZh: title,
  titleEn: title,
  summaryZh: line(300),
  summaryEn: line(300),
  rewardZh: line(120),
  rewardEn: line(120),
  rewardValue: z.number().min(0).max(1e12).nullable(),
  /** Older archives do not know them. */
  prizePlaces: prizePlaces.nullable().default(null),
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
  /** Of older archives, whose competitions could ask for a complete profile alone. */
  requireProfile: z.boolean().default(false),
  requirements: z.array(z.enum(requirements)).nullable().optional(),
  /** Older archives do not know it. */
  contact: z.enum(contacts).nullable().default(null),
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
  columns: z.array(z.object({ name: line(200), kind: z.enum(columnKinds) })).max(2_000),
  answerColumn: line(200).optional(),
  roles: z.partialRecord(z.enum(answerRoles), line(200)).optional(),
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
        /** Archives that were made before labels were kept have none. */
        labels: z.record(z.string().max(200), z.array(z.string().max(200)).max(1_000)).default({}),
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
