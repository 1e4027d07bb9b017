import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { metricByKey } from '../../metrics/catalogue.ts'
import { mostSteps, UnusableAnswers, type Metric } from '../../metrics/metric.ts'
import type { ChildAnswer, ChildRequest, OnProgress } from '../score-request.ts'
import { answerIssues, listsOf } from './answer-issues.ts'
import { explainCells, type PlaceOf } from './check-cells.ts'
import { compareLabels, unknownLabelsIn, type Compared } from './compare-labels.ts'
import { openLocked, type Database } from './duckdb.ts'
import { FileFault, ScorerFault } from './file-fault.ts'
import { leaveGroupsOut } from './leave-out.ts'
import { loadAnswer } from './load-answer.ts'
import { loadSubmission } from './load.ts'
import { matchRows } from './match-rows.ts'
import { computeMetric } from './compute-metric.ts'
import { jsonToCsv } from './read-json.ts'
import { linesOfRows, openTable } from './table-source.ts'
import { unpack } from './unpack.ts'

/** One submission against one answer file: unpack, check, join, compute. */
export async function score(
  request: ChildRequest,
  onProgress: OnProgress = () => undefined,
): Promise<ChildAnswer> {
  const log: string[] = []
  try {
    return await scoreChecked(request, log, stepsOf(request, onProgress))
  } catch (error) {
    if (error instanceof FileFault)
      return { ok: false, fault: 'file', code: error.code, issues: error.issues, log }
    if (error instanceof ScorerFault || error instanceof UnusableAnswers)
      return { ok: false, fault: 'scorer', code: error.code, issues: [], log: [...log, error.message] }
    throw error
  }
}

/** Counts a step as done: reading, checking, each number that is computed; keeping them is the last one, which others do. */
function stepsOf({ mode, spread }: ChildRequest, onProgress: OnProgress): () => void {
  const steps = 2 + (mode === 'split' ? 2 : 1) + (spread ? 1 : 0) + 1
  let done = 0
  return () => onProgress(++done / steps)
}

async function scoreChecked(
  request: ChildRequest,
  log: string[],
  stepDone: () => void,
): Promise<ChildAnswer> {
  const { file, folder, limits } = request
  const plain = await unpack(request.submission, folder, limits.unpackedBytes)
  const json =
    plain.format === 'json' || plain.format === 'jsonl'
      ? await jsonToCsv(plain.path, plain.format, file, folder)
      : undefined
  const path = json?.path ?? plain.path
  const separator = plain.format === 'tsv' ? '\t' : ','
  const placeOf: PlaceOf = async rows => {
    if (json) return new Map(rows.flatMap(row => (json.entries[row] ? [[row, json.entries[row]]] : [])))
    const lines = await linesOfRows(path, separator, rows)
    return new Map([...lines].map(([row, line]) => [row, { line }]))
  }
  const normal = { submission: join(folder, 'submission.normal'), answer: join(folder, 'answers.normal') }

  const metric = chosenMetric(request)
  const db = await openLocked([path, request.answer.path, ...Object.values(normal)], folder, limits)
  // Both files at once keep two threads busy to the end.
  const beside = await db.beside()
  const loadingAnswer = openTable(request.answer.path, ',', normal.answer).then(async answers => {
    await loadAnswer(beside, answers, file, metric?.metric)
    return answers.scan.sha256
  })
  // What is wrong with the submission is told first.
  loadingAnswer.catch(() => undefined)
  try {
    const source = await openTable(path, separator, normal.submission)
    const { rows, wrong } = await loadSubmission(db, source, file, metric?.metric)
    log.push(`rows: ${rows}`)
    if (wrong > 0) {
      const issues = await explainCells(db, source, file, metric?.metric, placeOf)
      if (issues.length === 0) throw new Error(`${wrong} rows are wrong, and nothing says why`)
      throw new FileFault(issues)
    }
    stepDone()
    const answerSha256 = await loadingAnswer
    const compared = metric && (await compareLabels(db, file, metric))
    await matchRows(db, file, placeOf)
    const warnings = compared ? await unknownLabelsIn(db, compared, rows) : []
    log.push('checks passed')
    stepDone()
    await db.lock({ onlyOwn: metric !== undefined })
    const ofUsage = (usage: string | null): Part => ({
      from: 'everything',
      where: usage === null ? ` where usage <> 'ignored'` : ` where usage = '${usage}'`,
    })
    let read = 0
    const counting: Database = {
      ...db,
      rows: async <T>(sql: string) => {
        const found = await db.rows<T>(sql)
        read = Math.max(read, found.length)
        return found
      },
    }
    const compute = (part: Part) => computeBoard(counting, request, compared, part)
    const computeList = async (part: Part) => {
      const number = await compute(part).catch(async (error: unknown) => {
        if (compared) await requireUsableAnswers(db, compared, request.mode)
        throw error
      })
      stepDone()
      return number
    }
    const first = ofUsage(request.mode === 'split' ? 'public' : null)
    const scores = {
      public: await computeList(first),
      private: request.mode === 'split' ? await computeList(ofUsage('private')) : null,
    }
    if (!Number.isFinite(scores.public) || (scores.private !== null && !Number.isFinite(scores.private))) {
      if (compared) await requireUsableAnswers(db, compared, request.mode)
      return { ok: false, fault: 'file', code: 'undefined_score', issues: [], log }
    }
    const spread = request.spread
      ? await leaveGroupsOut(db, first, { whole: scores.public, read }, compute)
      : null
    if (spread) stepDone()
    log.push('scored')
    const { path: received } = request.submission
    const submissionSha256 = path === received ? source.scan.sha256 : await hashOf(received)
    return { ok: true, scores, spread, rows, warnings, submissionSha256, answerSha256, log }
  } finally {
    await loadingAnswer.catch(() => undefined)
    beside.close()
    db.close()
  }
}

/** No file has a score where the answers are such that none can have one. */
async function requireUsableAnswers(db: Database, compared: Compared, mode: ChildRequest['mode']) {
  for (const { condition } of listsOf(mode)) {
    const issues = await answerIssues(db, compared, condition)
    const found = issues.find(issue => issue.level === 'refuse')
    if (found) throw new ScorerFault('unusable_answers', `the metric cannot use the answers: ${found.code}`)
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Which of the joined rows a score is of. */
export type Part = { from: string; where: string }

/** One of the catalogue, with its parameters read. */
export type Chosen = { metric: Metric; params: Record<string, unknown> }

export function chosenMetric({ metric }: Pick<ChildRequest, 'metric'>): Chosen | undefined {
  if ('sql' in metric) return undefined
  const known = metricByKey(metric.key)
  if (!known) throw new ScorerFault('metric', `there is no metric ${metric.key}`)
  const params = known.params.safeParse(metric.params)
  if (!params.success)
    throw new ScorerFault(
      'metric',
      `the parameters of ${metric.key} are wrong: ${params.error.issues.map(issue => issue.path.join('.')).join(', ')}`,
    )
  return { metric: known, params: params.data }
}

/** Where groups are left out as well the same work is done again for each of them: all of it fits in the time of a scorer. */
const leftOutToo = 4

async function computeBoard(
  db: Database,
  request: ChildRequest,
  compared: Compared | undefined,
  part: Part,
): Promise<number> {
  return compared
    ? computeMetric(db, compared, part, request.spread ? mostSteps / leftOutToo : mostSteps)
    : computeSql(db, request, part)
}

async function computeSql(db: Database, { metric, file }: ChildRequest, part: Part): Promise<number> {
  if (!('sql' in metric)) throw new ScorerFault('metric', 'no metric was chosen')
  const names = file.columns.map((column, index) => `p${index} as "${column.name.replaceAll('"', '""')}"`)
  const answers = (
    file.answerColumn === undefined ? file.columns.map(column => column.name) : [file.answerColumn]
  ).map((name, index) => `y${index} as "${name.replaceAll('"', '""')}"`)
  const id = `"${file.idColumn.name.replaceAll('"', '""')}"`
  await db.run(
    `create or replace table submission as select id as ${id}, ${names.join(', ')} from ${part.from}${part.where}`,
  )
  await db.run(
    `create or replace table answer as select id as ${id}, ${answers.join(', ')} from ${part.from}${part.where}`,
  )
  try {
    const rows = await db.rows<Record<string, unknown>>(metric.sql)
    const values = Object.values(rows[0] ?? {})
    if (rows.length !== 1 || values.length !== 1)
      throw new ScorerFault('metric', 'the SQL metric must give one row with one number')
    return Number(values[0])
  } catch (error) {
    if (error instanceof ScorerFault) throw error
    throw new ScorerFault('metric', `the SQL metric failed: ${(error as Error).message.split('\n')[0]}`)
  }
}
