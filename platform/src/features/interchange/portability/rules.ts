import type { ArchiveLimits } from '../../../base/archive/paths.ts'
import type { Choices, Preview } from './schema.ts'

export const importFormats = ['leitai', 'evalai', 'codabench', 'kaggle', 'huggingface'] as const
export type ImportFormat = (typeof importFormats)[number]

/** What a page may send; whoever runs the machine imports larger files by the command line. */
export const mostUploadBytes = 2 * 1024 ** 3
/** A file of settings, and a page of text. */
export const mostTextBytes = 1024 * 1024
/** Tables of answers are read whole: this much of them in an import. */
export const mostAnswerBytes = 256 * 1024 ** 2
/** Rounds of a file of others. Few can be used, but which ones is for its organiser to say. */
export const mostRounds = 50

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

/** What becomes of a field of the file that was imported. */
export const outcomes = ['taken', 'changed', 'needed', 'kept', 'left', 'absent'] as const
export type Outcome = (typeof outcomes)[number]

type Previewed = Pick<Preview, 'titleZh' | 'titleEn' | 'zone' | 'startAt' | 'endAt' | 'rounds'>

/** What is decided unless its organiser decides otherwise; what the file leaves open is empty. */
export const choicesOf = (preview: Previewed): Choices => ({
  languages: 'both',
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
