import { join } from 'node:path'
import { openLocked, type Database } from '../../../../../base/sandbox/duckdb.ts'
import { holdsLabels, type FileDescription } from '../../file-rules.ts'
import type { Proof, ProbeOutcome } from '../../proof-rules.ts'
import { answerIssueWords } from '../../answer-words.ts'
import { UnusableAnswers, type Prediction } from '../../metrics/metric.ts'
import { answerIssues, listsOf } from '../engine/answer-issues.ts'
import { cellOf, compareAnswers } from '../engine/compare-labels.ts'
import { ScorerFault } from '../engine/file-fault.ts'
import { loadAnswer } from '../engine/load-answer.ts'
import { openTable } from '../engine/table-source.ts'
import { chosenMetric, score } from '../engine/score.ts'
import { loadRaw, normalAnswers } from '../inspect/read-answers.ts'
import { writeSample } from '../inspect/sample.ts'
import type { Limits, MetricChoice } from '../score-request.ts'
import { writeProbes } from './probes.ts'

export type ProveRequest = {
  path: string
  folder: string
  file: FileDescription
  metric: MetricChoice
  mode: 'plain' | 'split'
  limits: Limits
}

/** Scores the files that answers are proven by, with the engine that scores submissions. */
export async function prove(request: ProveRequest): Promise<Proof> {
  const { path, folder, file, limits } = request
  const paths = {
    perfect: join(folder, 'perfect.csv'),
    noise: join(folder, 'noise.csv'),
    sample: join(folder, 'sample.csv'),
  }
  const db = await openLocked([path, normalAnswers(folder), ...Object.values(paths)], folder, limits)
  try {
    const { fields } = await loadRaw(db, path, folder)
    const chosen = chosenMetric(request)
    await writeProbes({ db, fields, file, chosen }, paths)
    await db.run('drop table placed')
    await writeSample(db, fields, file, 'constant', paths.sample, chosen?.metric.prediction)
  } finally {
    db.close()
  }
  const outcomeOf = async (probe: keyof typeof paths): Promise<ProbeOutcome> => {
    const outcome = await score({
      submission: { path: paths[probe], name: `${probe}.csv` },
      answer: { path },
      // Whatever a round takes from its competitors, these are tables.
      file: { ...file, formats: ['csv'], expectedRows: undefined },
      metric: request.metric,
      mode: request.mode,
      folder,
      limits,
    })
    return outcome.ok
      ? { isScored: true, public: outcome.scores.public, private: outcome.scores.private }
      : { isScored: false, fault: outcome.fault, code: outcome.code, issues: outcome.issues }
  }
  const outcomes = {
    perfect: await outcomeOf('perfect'),
    noise: await outcomeOf('noise'),
    sample: await outcomeOf('sample'),
  }
  return { outcomes, ...(await answersOf(request)) }
}

type OfAnswers = Pick<Proof, 'problems' | 'labels'>

/** What the metric says of the answers of each list, and their labels. What cannot even be read, the perfect file tells. */
async function answersOf(request: ProveRequest): Promise<OfAnswers> {
  const { path, folder, file, limits, mode } = request
  const normal = join(folder, 'answers.normal')
  const db = await openLocked([path, normal], folder, limits)
  try {
    const chosen = chosenMetric(request)
    await loadAnswer(db, await openTable(path, ',', normal), file, chosen?.metric)
    if (!chosen) return { problems: [], labels: await labelsOf(db, file, 'label', mode) }
    const compared = await compareAnswers(db, file, chosen)
    const problems: Proof['problems'][number][] = []
    for (const { list, condition } of listsOf(mode))
      for (const issue of await answerIssues(db, compared, condition))
        problems.push({ list, code: issue.code, level: issue.level, words: answerIssueWords(issue) })
    return { problems, labels: await labelsOf(db, file, chosen.metric.prediction, mode) }
  } catch (error) {
    if (error instanceof ScorerFault || error instanceof UnusableAnswers) return { problems: [], labels: {} }
    throw error
  } finally {
    db.close()
  }
}

/** A column with more different labels among list A is not compared in a browser; longer ones are texts. */
const [mostLabels, longestLabel] = [100, 60]

/**
 * The different labels by column, where they are few and occur in several rows. Of rows that list A is scored on alone:
 * nothing of list B is for anybody to see.
 */
async function labelsOf(
  db: Database,
  file: FileDescription,
  prediction: Prediction,
  mode: ProveRequest['mode'],
): Promise<Proof['labels']> {
  const [listA] = listsOf(mode)
  const cell = cellOf(prediction, 'answer')
  const found: Record<string, string[]> = {}
  if (!cell) return found
  for (const [index, { name, kind }] of file.columns.entries()) {
    // A query of the organiser's own reads other columns as well.
    if (!holdsLabels(kind)) continue
    const rows = await db.rows<{ label: string; times: number }>(
      `select label, count(*)::double as times from (select ${cell.labels(`y${index}`)} as label from answers where ${listA?.condition})
       where label <> '' group by label order by label limit ${mostLabels + 1}`,
    )
    const isFew = rows.length <= mostLabels && rows.some(row => row.times > 1)
    if (isFew) found[name] = rows.map(row => row.label).filter(label => label.length <= longestLabel)
  }
  return found
}
