import { join } from 'node:path'
import { openLocked, type Database } from '../../../../../base/sandbox/duckdb.ts'
import {
  deriveFor,
  fileIssues,
  idField,
  mostClasses,
  usageField,
  type AnswerFacts,
  type ColumnFacts,
} from '../../answer-rules.ts'
import type { ColumnKind, FileDescription, FileIssue, FileIssueCode } from '../../file-rules.ts'
import { metricByKey } from '../../metrics/catalogue.ts'
import type { Prediction } from '../../metrics/metric.ts'
import { FileFault } from '../engine/file-fault.ts'
import { mostIssues } from '../engine/scan-table.ts'
import { isFiniteNumber, isWholeNumber, trimmed as text, trimmedNumber } from '../engine/readings.ts'
import { linesOfRows } from '../engine/table-source.ts'
import { writeDivided, type Division } from './divide.ts'
import { columnOf, loadRaw, normalAnswers } from './read-answers.ts'
import { writeSample, type SampleKind } from './sample.ts'

export type InspectRequest = {
  path: string
  folder: string
  /** What result files look like; null: as these answers suggest. */
  file: FileDescription | null
  mode: 'plain' | 'split'
  /** The metric's key, as far as it decides what they suggest. */
  metric?: string
  /** Write a file like a submission's as well. */
  sample?: SampleKind
  /** Say of each row whether it is public, where the answers do not. */
  divide?: Division
}
export type InspectAnswer =
  | { ok: true; facts: AnswerFacts; issues: FileIssue[]; madePath?: string }
  | { ok: false; crashed?: string; issues: FileIssue[] }

const tooFewRows: FileIssue = { code: 'row_count', expected: '≥ 2', found: '1' }
const usages = ['Public', 'Private', 'Ignored']
const limits = { memoryMb: 500, threads: 2 }

/** Answers as they were uploaded: what they hold, and everything that is wrong with them. */
export async function inspect(request: InspectRequest): Promise<InspectAnswer> {
  const made = join(request.folder, 'made.csv')
  const db = await openLocked([request.path, normalAnswers(request.folder), made], request.folder, limits)
  try {
    const { fields, headerLine } = await loadRaw(db, request.path, request.folder)
    const facts = await factsOf(db, fields)
    const divide = usageField(fields) === undefined ? request.divide : undefined
    const metric = request.metric === undefined ? undefined : metricByKey(request.metric)
    const file = request.file ?? deriveFor(metric, facts)
    const unfit = request.file ? [] : fileIssues(facts, file)
    if (unfit.length > 0) return { ok: true, facts, issues: unfit.slice(0, mostIssues) }
    const asked = { ...request, file: file ?? null }
    const issues = await issuesOf(db, fields, facts, headerLine, divide ? { ...asked, mode: 'plain' } : asked)
    if (divide && issues.length === 0) {
      if (facts.rows < 2) return { ok: true, facts, issues: [tooFewRows] }
      const id = asked.file?.idColumn.name ?? idField(facts.columns)
      const divided = await writeDivided(db, fields, facts, id, divide, made)
      return { ok: true, facts: divided, issues, madePath: made }
    }
    if (!request.sample || !request.file || issues.length > 0) return { ok: true, facts, issues }
    await writeSample(db, fields, request.file, request.sample, made, metric?.prediction)
    return { ok: true, facts, issues, madePath: made }
  } catch (error) {
    if (error instanceof FileFault) return { ok: false, issues: error.issues }
    throw error
  } finally {
    db.close()
  }
}

async function factsOf(db: Database, fields: readonly string[]): Promise<AnswerFacts> {
  const columns: ColumnFacts[] = []
  let rows = 0
  for (const name of fields) {
    const column = columnOf(fields, name)
    const [row] = await db.rows<{
      rows: number
      empty: number
      different: number
      integer: boolean
      number: boolean
      /** Whether all that is different stays so among whole numbers. */
      apart: boolean
    }>(
      `select count(*)::integer as rows, (count(*) filter (${text(column)} = ''))::integer as empty,
         count(distinct ${text(column)})::integer as different,
         bool_and(${isWholeNumber(column)}) as integer, bool_and(${isFiniteNumber(column)}) as number,
         count(distinct try_cast(${text(column)} as bigint)) = count(distinct ${text(column)}) as apart from raw`,
    )
    if (!row) continue
    rows = row.rows
    const isUnique = row.different === row.rows && row.empty === 0
    // 7, 07 and 007 are three labels, and no numbers. As ids they are refused: other programs make them one.
    const isCode = row.integer && !row.apart && !isUnique
    const values =
      row.different <= mostClasses
        ? await db.rows<{ value: string }>(`select distinct ${text(column)} as value from raw order by 1`)
        : null
    columns.push({
      name,
      isInteger: row.integer && !isCode,
      isNumber: row.number,
      isUnique,
      empty: row.empty,
      different: row.different,
      values: values && values.map(one => one.value),
    })
  }
  const usage = usageField(fields)
  if (usage === undefined) return { rows, columns, usage: null }
  const counted = await db.rows<{ usage: string; n: number }>(
    `select lower(${text(columnOf(fields, usage))}) as usage, count(*)::integer as n from raw group by 1`,
  )
  const count = (name: string) => counted.find(one => one.usage === name.toLowerCase())?.n ?? 0
  return {
    rows,
    columns,
    usage: { Public: count('Public'), Private: count('Private'), Ignored: count('Ignored') },
  }
}

async function issuesOf(
  db: Database,
  fields: readonly string[],
  facts: AnswerFacts,
  headerLine: number,
  { file, mode, path, metric }: InspectRequest,
): Promise<FileIssue[]> {
  const prediction = metric === undefined ? undefined : metricByKey(metric)?.prediction
  const usage = usageField(fields)
  const issues: FileIssue[] = []
  const expected = file && [file.idColumn.name, ...wantedColumns(file)]
  for (const column of expected ?? [])
    if (!fields.includes(column))
      issues.push({ code: 'column_missing', line: headerLine, column, expected: (expected ?? []).join(',') })
  if (mode === 'split' && usage === undefined)
    issues.push({
      code: 'column_missing',
      line: headerLine,
      column: 'Usage',
      expected: [...fields, 'Usage'].join(','),
    })
  if (issues.length > 0) return issues

  const look = async (column: string, code: FileIssueCode, wrong: string, more: Partial<FileIssue> = {}) => {
    const room = mostIssues - issues.length
    if (room <= 0) return
    const found = await db.rows<{ r: number; value: string | null }>(
      `select r::integer as r, left(${columnOf(fields, column)}, 60) as value from raw where ${wrong} order by r limit ${room}`,
    )
    if (found.length === 0) return
    const lines = await linesOfRows(
      path,
      ',',
      found.map(one => one.r),
    )
    for (const one of found)
      issues.push({ code, line: lines.get(one.r), column, found: one.value ?? '', ...more })
  }
  const counts = usage === undefined ? 'true' : `lower(${text(columnOf(fields, usage))}) <> 'ignored'`
  if (usage !== undefined) {
    const known = usages.map(name => `'${name.toLowerCase()}'`).join(', ')
    await look(usage, 'bad_value', `lower(${text(columnOf(fields, usage))}) not in (${known})`, {
      expected: usages.join(', '),
    })
    if (mode === 'split' && facts.usage && (facts.usage.Public === 0 || facts.usage.Private === 0))
      issues.push({
        code: 'bad_value',
        column: usage,
        expected: 'Public, Private',
        found: facts.usage.Public === 0 ? 'Private' : 'Public',
      })
  }
  const idName = file?.idColumn.name ?? idField(facts.columns)
  const id = columnOf(fields, idName)
  // As whole numbers 1 and 01 are one id; what is none (the database would round 0.4 to one) stays apart by its text.
  const same =
    file?.idColumn.kind === 'integer'
      ? `case when ${isWholeNumber(id)} then try_cast(${trimmedNumber(id)} as bigint)::varchar else ${text(id)} end`
      : text(id)
  await look(
    idName,
    'bad_id',
    `${text(id)} = ''${file?.idColumn.kind === 'integer' ? ` or not ${isWholeNumber(id)}` : ''}`,
  )
  await look(
    idName,
    'id_duplicated',
    `${text(id)} <> '' and r in (select max(r) from raw group by ${same} having count(*) > 1)`,
  )
  for (const name of file ? wantedColumns(file) : []) {
    const column = columnOf(fields, name)
    const kind = file ? answerKind(file, name, prediction) : 'text'
    // What these hold the metric judges.
    if (kind === 'text' || kind === 'labels' || kind === 'boxes') continue
    const isSound = {
      number: isFiniteNumber,
      integer: isWholeNumber,
      label: (one: string) => `${text(one)} <> ''`,
    }[kind]
    const code = { number: 'bad_number', integer: 'bad_integer', label: 'empty_value' } as const
    await look(name, code[kind], `${counts} and not ${isSound(column)}`)
  }
  return issues
}

/** Columns of answers that a round of this description needs. */
const wantedColumns = (file: FileDescription): string[] =>
  file.answerColumn === undefined ? file.columns.map(column => column.name) : [file.answerColumn]

/** What a column of answers holds: a label where it stands for several columns, unless those are quantiles of a number. */
function answerKind(
  file: FileDescription,
  name: string,
  prediction: Prediction | undefined,
): Exclude<ColumnKind, 'numbers'> {
  if (prediction === 'quantiles') return 'number'
  const own = file.answerColumn === undefined && file.columns.find(column => column.name === name)?.kind
  return own === 'numbers' ? 'number' : own || 'label'
}
