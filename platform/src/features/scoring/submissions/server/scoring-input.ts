import type { Services } from '../../../../base/services.ts'
import type { FileDescription } from '../../../engine/scorer/file-rules.ts'
import { metricOf, type MetricChoice, type ScoreRequest } from '../../../engine/scorer/server/public.ts'
import type { Basis } from './basis.ts'
import { requireRound } from '../../../competing/schedules/server/public.ts'
import { answersOf } from '../../evaluation/server/public.ts'

export type ScoringInput = {
  request: ScoreRequest
  /** The list that the scorer's first score is of; its second is always of list B. */
  firstBoard: 'A' | 'B'
  sha256: string
  basis: Basis
  release(): Promise<void>
}

/** What to score by instead of what counts now: answer files by list, and how the round is scored. */
export type Other = {
  answers: { A: number | null; B: number | null }
  setting: { metric: MetricChoice; file: FileDescription } | null
}

/** What the scorer needs for a submission: both files on disk and the round's configuration; undefined while that is incomplete. */
export async function scoringInput(
  { db, storage, settings }: Pick<Services, 'db' | 'storage' | 'settings'>,
  submissionId: number,
  other?: Other,
): Promise<ScoringInput | undefined> {
  const submission = await db
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow()
  const schedule = await requireRound(db, { id: submission.schedule_id })
  const isSplit = schedule.list_b_mode === 'split'
  // In a split round one answer file serves both lists.
  const firstBoard = isSplit ? 'A' : submission.list
  const answer = await answersOf(db, {
    roundId: schedule.id,
    list: firstBoard,
    instead: other?.answers[firstBoard],
  })
  const { metric, file: description } = other?.setting ?? {
    metric: metricOf(schedule),
    file: schedule.file_description,
  }
  if (!answer || !description || !metric) return undefined
  const [file, truth] = await Promise.all([
    storage.materialise(submission.storage_key),
    storage.materialise(answer.storage_key),
  ])
  return {
    request: {
      submission: { path: file.path, name: submission.file_name },
      answer: { path: truth.path, id: answer.id },
      file: firstBoard === 'A' ? withLabels(description, answer.labels) : description,
      metric,
      mode: isSplit ? 'split' : 'plain',
      spread: schedule.ladder && firstBoard === 'A',
      limits: { timeoutMs: settings.SCORING_SECONDS * 1_000 },
    },
    firstBoard,
    sha256: submission.sha256,
    basis: {
      scheduleId: schedule.id,
      scoringVersion: schedule.scoring_version,
      answerFileId: answer.id,
    },
    release: async () => void (await Promise.all([file.release(), truth.release()])),
  }
}

/** Adds the labels of list A's answers, which the page of the round shows too. */
const withLabels = (
  file: FileDescription,
  labels: Readonly<Record<string, readonly string[]>>,
): FileDescription => ({
  ...file,
  columns: file.columns.map(column => ({ ...column, known: labels[column.name] })),
})
