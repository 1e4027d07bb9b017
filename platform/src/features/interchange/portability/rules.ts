import type { ArchiveLimits } from '../../../base/archive/paths.ts'
import { isZone } from '../../../base/clock/wall.ts'
import { cleanPath } from '../../data/datasets/rules.ts'
import { boardsOf } from '../../competing/schedules/boards.ts'
import { planProblems } from '../../competing/schedules/rules.ts'
import { metricByKey } from '../../engine/scorer/metrics/catalogue.ts'
import type { CompetitionDocument, DatasetDocument, RoundDocument } from './documents.ts'
import type { ImportIssueCode } from './issues.ts'
import type { Choices, Preview } from './schema.ts'

export const importFormats = ['leitai', 'evalai', 'codabench', 'kaggle', 'huggingface'] as const
export type ImportFormat = (typeof importFormats)[number]

/** What a page may send; whoever runs the machine imports larger files by the command line. */
export const mostUploadBytes = 2 * 1024 ** 3
/** A file of settings, and a page of text. */
export const mostTextBytes = 1024 * 1024
/** A table of answers that is read whole. */
export const mostAnswerBytes = 256 * 1024 ** 2

/** What an archive of a competition may hold. Data may be large, and tables of one value compress well. */
export const archiveLimits = {
  entries: 500_000,
  totalBytes: 200 * 1024 ** 3,
  fileBytes: 50 * 1024 ** 3,
  pathLength: 300,
  depth: 24,
  ratio: 200,
  ratioFrom: 16 * 1024 ** 2,
  /** Bundles hold their data as archives, which are opened once and no further. */ mayNest: true,
} as const satisfies ArchiveLimits

/** Archives of others are read by people's pages: nobody packs that much into them. */
export const bundleLimits = {
  ...archiveLimits,
  entries: 50_000,
  totalBytes: 8 * 1024 ** 3,
  fileBytes: 4 * 1024 ** 3,
} as const satisfies ArchiveLimits

type ImportIssue = { path: string; code: ImportIssueCode }

type Documents = {
  competition: Pick<CompetitionDocument, 'zone' | 'startAt' | 'endAt'>
  rounds: readonly RoundDocument[]
  datasets: readonly Pick<DatasetDocument, 'files'>[]
}

/** Everything that is impossible about documents whose single fields are right. */
export function documentIssues({ competition, rounds, datasets }: Documents): ImportIssue[] {
  const issues: ImportIssue[] = []
  const [startAt, endAt] = [new Date(competition.startAt), new Date(competition.endAt)]
  if (!isZone(competition.zone)) issues.push({ path: 'zone', code: 'unknown' })
  if (startAt >= endAt) issues.push({ path: 'endAt', code: 'before_start' })
  const problems = planProblems(
    rounds.map(round => ({
      startAt: new Date(round.startAt),
      endAt: new Date(round.endAt),
      listAStart: new Date(round.listAStart),
      listAEnd: new Date(round.listAEnd),
      listBMode: round.listBMode,
      listBStart: round.listBStart === null ? null : new Date(round.listBStart),
      listBEnd: round.listBEnd === null ? null : new Date(round.listBEnd),
      subRanks: boardsOf(round),
    })),
    { startAt, endAt },
  )
  for (const { round, field, code } of problems) issues.push({ path: `rounds.${round}.${field}`, code })
  if (rounds.some((round, index) => round.sort !== index)) issues.push({ path: 'rounds', code: 'order' })
  for (const [index, round] of rounds.entries()) {
    if (round.metricKey !== null && round.metricSql !== null)
      issues.push({ path: `rounds.${index}.metricSql`, code: 'two_metrics' })
    const active = round.answers.filter(answer => answer.isActive).map(answer => answer.list)
    if (new Set(active).size < active.length)
      issues.push({ path: `rounds.${index}.answers`, code: 'two_active' })
  }
  for (const [index, dataset] of datasets.entries()) {
    const names = dataset.files.map(file => file.name.toLowerCase())
    if (new Set(names).size < names.length)
      issues.push({ path: `datasets.${index}.files`, code: 'name_twice' })
    for (const file of dataset.files)
      if (cleanPath(file.name) !== file.name)
        issues.push({ path: `datasets.${index}.files`, code: 'bad_name' })
  }
  return issues.slice(0, 50)
}

/** Everything that is impossible about what an organiser decided, by the fields of the form. */
export function choiceIssues(choices: Choices): ImportIssue[] {
  const issues: ImportIssue[] = []
  const [startAt, endAt] = [new Date(choices.startAt), new Date(choices.endAt)]
  if (!isZone(choices.zone)) issues.push({ path: 'body.choices.zone', code: 'unknown' })
  if (startAt >= endAt) issues.push({ path: 'body.choices.endAt', code: 'before_start' })
  for (const [index, round] of choices.rounds.entries())
    if (round.metricKey !== null && !metricByKey(round.metricKey))
      issues.push({ path: `body.choices.rounds.${index}.metricKey`, code: 'unknown' })
  const taken = choices.rounds.flatMap((round, index) => (round.isTaken ? [{ ...round, index }] : []))
  const problems = planProblems(
    taken.map(round => {
      const [start, end] = [new Date(round.startAt), new Date(round.endAt)]
      const none = { listBMode: 'none' as const, listBStart: null, listBEnd: null, subRanks: [] }
      return { ...none, startAt: start, endAt: end, listAStart: start, listAEnd: end }
    }),
    { startAt, endAt },
  )
  for (const { round, field, code } of problems)
    // List A is the whole round here: what is wrong with it was said of the round.
    if (field === 'startAt' || field === 'endAt')
      issues.push({ path: `body.choices.rounds.${taken[round]?.index}.${field}`, code })
  return issues
}

/** What becomes of a field of the file that was imported. */
export const outcomes = ['taken', 'changed', 'needed', 'kept', 'left', 'absent'] as const
export type Outcome = (typeof outcomes)[number]

type Previewed = Pick<Preview, 'titleZh' | 'titleEn' | 'zone' | 'startAt' | 'endAt' | 'rounds'>

/** What is decided unless its organiser decides otherwise; what the file leaves open is empty. */
export const choicesOf = (preview: Previewed): Choices => ({
  titleZh: preview.titleZh,
  titleEn: preview.titleEn,
  zone: preview.zone,
  startAt: preview.startAt ?? '',
  endAt: preview.endAt ?? '',
  rounds: preview.rounds.map(round => ({
    key: round.key,
    isTaken: round.isTaken,
    startAt: round.startAt ?? preview.startAt ?? '',
    endAt: round.endAt ?? preview.endAt ?? '',
    metricKey: round.metricKey,
  })),
})
