import type { Finding } from '../../schema.ts'
import type { AnswerFacts } from '../../../../engine/scorer/answer-rules.ts'
import type { FileFormat } from '../../../../engine/scorer/file-rules.ts'
import type { BundleFile } from './bundle.ts'

/** What a file of others says of a competition, before anything is decided or kept. Texts are Markdown. */
export type Draft = {
  version: string
  title: string
  summary: string
  startAt: Date | null
  endAt: Date | null
  overview: string
  evaluation: string
  rules: string
  prizes: string
  timeline: string
  agreement: string
  guide: string
  requireApproval: boolean
  cover: BundleFile | null
  rounds: DraftRound[]
  datasets: DraftDataset[]
  findings: Finding[]
}

export type DraftRound = {
  key: string
  title: string
  startAt: Date | null
  endAt: Date | null
  isTaken: boolean
  listBMode: 'none' | 'split'
  perDay: number
  precision: number
  direction: 'maximize' | 'minimize'
  metricKey: string | null
  scoreName: string
  formats: readonly FileFormat[] | null
  /** Which columns of the answers are predicted, where the file says so: else all. */
  columns: readonly string[] | null
  answers: DraftAnswers | null
}

export type DraftAnswers = {
  /** As the file itself calls it. */ file: string
  /** As answers are kept here: a header, commas, `Usage` where rows are divided. */ csv: Buffer
  facts: AnswerFacts
}

export type DraftDataset = { title: string; body: string; files: { name: string; file: BundleFile }[] }

export const emptyDraft = (findings: Finding[]): Draft => ({
  version: '',
  title: '',
  summary: '',
  startAt: null,
  endAt: null,
  overview: '',
  evaluation: '',
  rules: '',
  prizes: '',
  timeline: '',
  agreement: '',
  guide: '',
  requireApproval: false,
  cover: null,
  rounds: [],
  datasets: [],
  findings,
})

export const emptyRound = (key: string, title: string): DraftRound => ({
  key,
  title,
  startAt: null,
  endAt: null,
  isTaken: true,
  listBMode: 'none',
  perDay: 5,
  precision: 4,
  direction: 'maximize',
  metricKey: null,
  scoreName: '',
  formats: null,
  columns: null,
  answers: null,
})

/** A section that follows what is there already. */
export const withSection = (text: string, title: string, section: string): string =>
  [text, title ? `## ${title}\n\n${section}` : section].filter(part => part.trim() !== '').join('\n\n')
