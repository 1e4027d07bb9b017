import { z } from 'zod'
import { chosenInstant, instant, line } from '../../../base/contract/call.ts'
import { sidesIn, textLanguages, type TextLanguages } from '../../../base/web/text-languages.ts'
import { counts } from './manifest.ts'
import { findingCodes } from './findings.ts'
import { outcomes } from './rules.ts'

/** What becomes of one field of the file, and why. */
export const finding = z.object({
  /** As the file itself writes it: `challenge_phases[0].max_submissions`. */
  field: z.string(),
  outcome: z.enum(outcomes),
  code: z.enum(findingCodes),
  /** What stands there, or what it becomes. */
  detail: z.string(),
})
export type Finding = z.output<typeof finding>

const answers = z.object({
  file: z.string(),
  rows: z.number(),
  columns: z.array(z.string()),
  /** Rows by their `Usage`; null where all count alike. */
  usage: z.object({ Public: z.number(), Private: z.number(), Ignored: z.number() }).nullable(),
})

export const previewRound = z.object({
  key: z.string(),
  title: z.string(),
  startAt: instant().nullable(),
  endAt: instant().nullable(),
  /** Whether it becomes a round unless its organiser decides otherwise. */
  isTaken: z.boolean(),
  listBMode: z.enum(['none', 'split']),
  answers: answers.nullable(),
  /** A metric of ours that the file names; null where a program of its own computes the scores. */
  metricKey: z.string().nullable(),
  /** What the file calls its score. */
  scoreName: z.string(),
  direction: z.enum(['maximize', 'minimize']),
})

export const preview = z.object({
  /** The version that the file names. */
  version: z.string(),
  titleZh: z.string(),
  titleEn: z.string(),
  zone: z.string(),
  startAt: instant().nullable(),
  endAt: instant().nullable(),
  rounds: z.array(previewRound),
  datasets: z.array(z.object({ title: z.string(), files: z.number(), bytes: z.number() })),
  /** Of an archive of ours: what is in it. */
  counts: counts.nullable(),
  findings: z.array(finding),
})
export type Preview = z.output<typeof preview>

const title = () => line(120)

const isTitled =
  (side: 'zh' | 'en') => (given: { languages: TextLanguages; titleZh: string; titleEn: string }) =>
    !sidesIn(given.languages).includes(side) || (side === 'zh' ? given.titleZh : given.titleEn) !== ''

/** What its organiser decides of an import. */
export const choices = z
  .object({
    /** What others export is in one language, which no file names. */
    languages: z.enum(textLanguages).default('both'),
    titleZh: title(),
    titleEn: title(),
    zone: line(60),
    startAt: chosenInstant(),
    endAt: chosenInstant(),
    rounds: z
      .array(
        z.object({
          key: line(60),
          isTaken: z.boolean(),
          startAt: chosenInstant(),
          endAt: chosenInstant(),
          metricKey: line(60).nullable(),
        }),
      )
      .max(50),
  })
  .refine(isTitled('zh'), { path: ['titleZh'], params: { code: 'required' } })
  .refine(isTitled('en'), { path: ['titleEn'], params: { code: 'required' } })
export type Choices = z.output<typeof choices>
