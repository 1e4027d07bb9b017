import type { Preview } from '../../schema.ts'
import type { Draft } from './draft.ts'

const usualZone = 'Asia/Shanghai'

/** What a draft is shown as before anything is decided. */
export const previewOf = (draft: Draft): Preview => ({
  version: draft.version,
  titleZh: draft.title,
  titleEn: draft.title,
  // Whose times are of UTC keeps the days that they mean.
  zone: draft.rounds.some(round => round.startAt) ? 'UTC' : usualZone,
  startAt: draft.startAt?.toISOString() ?? null,
  endAt: draft.endAt?.toISOString() ?? null,
  rounds: draft.rounds.map(round => ({
    key: round.key,
    title: round.title,
    startAt: round.startAt?.toISOString() ?? null,
    endAt: round.endAt?.toISOString() ?? null,
    isTaken: round.isTaken,
    listBMode: round.listBMode,
    answers: round.answers && {
      file: round.answers.file,
      rows: round.answers.facts.rows,
      columns: round.answers.facts.columns.map(column => column.name),
      usage: round.answers.facts.usage,
    },
    metricKey: round.metricKey,
    scoreName: round.scoreName,
    direction: round.direction,
  })),
  datasets: draft.datasets.map(dataset => ({
    title: dataset.title || draft.title,
    files: dataset.files.length,
    bytes: dataset.files.reduce((sum, { file }) => sum + file.size, 0),
  })),
  counts: null,
  findings: draft.findings,
})
