import { literal } from '../../../../../base/sandbox/duckdb.ts'
import { fieldsOfBox, type BoxSide } from '../../boxes.ts'
import type { FileDescription, FileIssue } from '../../file-rules.ts'
import { mostExamples, unknownLabels } from '../../known-labels.ts'
import { canonicalLabel, labelKind, type LabelKind } from '../../labels.ts'
import { UnusableAnswers, type Prediction } from '../../metrics/metric.ts'
import type { Database } from './duckdb.ts'
import { FileFault } from './file-fault.ts'
import type { Chosen } from './score.ts'

/** A description whose classes are written as labels are compared, and how those of each answer are. */
export type Compared = { file: FileDescription; chosen: Chosen; kinds: readonly LabelKind[] }

/**
 * Writes labels of `answers` and `predictions`, where the metric compares any, in the one way of their column of the
 * answers: 1.0 and True are 1 where the answers are 0 and 1. Only different labels are looked at, and rows are written
 * only where some label is not in that way yet.
 */
export async function compareLabels(db: Database, file: FileDescription, chosen: Chosen): Promise<Compared> {
  const compared = await compareAnswers(db, file, chosen)
  const cell = cellOf(chosen.metric.prediction, 'prediction')
  if (cell)
    for (const [index, kind] of compared.kinds.entries()) {
      const place: Place = { table: 'predictions', column: `p${index}`, cell }
      const labels = await different(db, place, kind)
      if (labels.length > mostRewritten) {
        const expected = String(mostRewritten)
        throw new FileFault([{ code: 'too_many_labels', column: file.columns[index]?.name, expected }])
      }
      await rewrite(db, place, labels, kind)
    }
  return compared
}

/** The same of the answers alone. */
export async function compareAnswers(db: Database, file: FileDescription, chosen: Chosen): Promise<Compared> {
  const { prediction } = chosen.metric
  const cell = cellOf(prediction, 'answer')
  if (cell) {
    const kinds: LabelKind[] = []
    for (const index of file.columns.keys()) kinds.push(await unifyAnswers(db, `y${index}`, cell))
    return { file, chosen, kinds }
  }
  if (prediction === 'quantiles') await numbersOfAnswers(db)
  if (prediction !== 'probability' && prediction !== 'probabilities') return { file, chosen, kinds: [] }
  // A column of numbers may hold the answers of a probability; a class is text.
  await db.run('alter table answers alter y0 type varchar')
  const kind = await unifyAnswers(db, 'y0', oneLabel)
  if (prediction === 'probability') return { file, chosen, kinds: [kind] }
  const columns = file.columns.map(column => ({ ...column, name: canonicalLabel(column.name, kind) }))
  await requireColumns(
    db,
    columns.map(column => column.name),
  )
  return { file: { ...file, columns }, chosen, kinds: [kind] }
}

/** Warnings for predicted labels that are not in the description, which lists labels only if the answers have few. */
export async function unknownLabelsIn(db: Database, compared: Compared, of: number): Promise<FileIssue[]> {
  const cell = cellOf(compared.chosen.metric.prediction, 'prediction')
  const issues: FileIssue[] = []
  for (const [index, { name, known = [] }] of cell ? compared.file.columns.entries() : []) {
    const kind = compared.kinds[index]
    if (!cell || !kind || known.length === 0) continue
    const all = known.map(label => literal(canonicalLabel(label, kind))).join(', ')
    const unknown = `from (select rowid as row, ${cell.labels(`p${index}`)} as label from predictions) where label not in (${all})`
    const labels = await db.rows<{ label: string }>(
      `select distinct label ${unknown} order by label limit ${mostExamples}`,
    )
    if (labels.length === 0) continue
    const [count] = await db.rows<{ rows: number }>(`select count(distinct row)::integer as rows ${unknown}`)
    const rows = count?.rows ?? 0
    issues.push(unknownLabels(name, { labels: labels.map(row => row.label), rows, of, known }))
  }
  return issues
}

/** Parameters in which the positive class is written as this column of answers compares labels. */
export function paramsOf({ chosen: { params }, kinds }: Compared, column: number): Chosen['params'] {
  const { positive } = params
  const kind = kinds[column]
  return typeof positive === 'string' && kind
    ? { ...params, positive: canonicalLabel(positive, kind) }
    : params
}

/** One column of the answers that stands for several was read as text: as quantiles of a number it holds numbers. */
async function numbersOfAnswers(db: Database): Promise<void> {
  const [found] = await db.rows<{ y: string }>(
    `select y0 as y from answers where usage <> 'ignored'
       and not coalesce(isfinite(try_cast(y0 as double)) and not contains(y0, '_') and not contains(y0, '+-'), false) limit 1`,
  )
  if (found) throw new UnusableAnswers('answer_not_a_number', `the answer ${found.y} is not a number`)
  await db.run('alter table answers alter y0 type double using try_cast(y0 as double)')
}

/** Every class that counts has one column of probabilities. */
async function requireColumns(db: Database, classes: readonly string[]): Promise<void> {
  const twice = classes.find((name, index) => classes.indexOf(name) < index)
  if (twice !== undefined) throw new UnusableAnswers('class_twice', `two columns are the class ${twice}`)
  const known = classes.map(name => literal(name)).join(', ')
  const [unknown] = await db.rows<{ y: string }>(
    `select y0 as y from answers where usage <> 'ignored' and y0 not in (${known}) limit 1`,
  )
  if (unknown)
    throw new UnusableAnswers('class_without_column', `no column of probabilities is the class ${unknown.y}`)
}

/** The kind of this column of the answers, whose labels are then written in its way. */
async function unifyAnswers(db: Database, column: string, cell: LabelCell): Promise<LabelKind> {
  const found = await db.rows<{ label: string }>(
    `select distinct label from (select ${cell.labels(column)} as label from answers where usage <> 'ignored') where label is not null`,
  )
  const labels = found.map(row => row.label)
  const kind = labelKind(labels)
  await rewrite(db, { table: 'answers', column, cell }, labels, kind)
  return kind
}

/** Where the labels of a cell stand, as SQL. */
type LabelCell = {
  /** One row for each label. */
  labels: (column: string) => string
  /** The cell with other labels, each `of` the one that stood there. */
  replaced: (column: string, of: (label: string) => string) => string
}
type Place = { table: 'answers' | 'predictions'; column: string; cell: LabelCell }

const oneLabel: LabelCell = { labels: column => column, replaced: (column, of) => of(column) }
/** Of words by spaces every so many is a label, beginning with the first. */
const everyWord = (step: number): LabelCell => {
  const words = (column: string) => `list_filter(string_split(${column}, ' '), lambda word: word <> '')`
  return {
    labels: column => `unnest(${words(column)}[1:-1:${step}])`,
    replaced: (column, of) =>
      `array_to_string(list_transform(${words(column)}, lambda word, place: case when (place - 1) % ${step} = 0 then ${of('word')} else word end), ' ')`,
  }
}

/** How cells hold labels that are compared with others; undefined where they hold none. */
export function cellOf(prediction: Prediction, side: BoxSide): LabelCell | undefined {
  if (prediction === 'label') return oneLabel
  if (prediction === 'labels') return everyWord(1)
  return prediction === 'boxes' ? everyWord(fieldsOfBox[side]) : undefined
}

/** What JavaScript trims and RE2 does not know as white space. */
const blank =
  '[\\s\\x{0B}\\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}]'
const hasBlankEnds = (label: string) => `regexp_matches(${label}, '^${blank}|${blank}$')`
const isTruth = (label: string) => `lower(${label}) in ('true', 'false')`

/** SQL of whether a label may be written in another way than its kind's. */
const mayDiffer: Record<LabelKind, (label: string) => string> = {
  integer: label =>
    `(try_cast(${label} as bigint)::varchar is distinct from ${label} and (regexp_matches(${label}, '^[+-]?[0-9]') or ${isTruth(label)} or ${hasBlankEnds(label)}))`,
  boolean: label =>
    `(${label} not in ('true', 'false') and (regexp_matches(${label}, '^[+-]?[0-9]') or ${isTruth(label)} or ${hasBlankEnds(label)}))`,
  text: label => `(${hasBlankEnds(label)} or contains(${label}, chr(13)))`,
}

/** Beyond it writing labels anew takes longer than all else. */
const mostRewritten = 100_000

async function different(db: Database, { table, column, cell }: Place, kind: LabelKind): Promise<string[]> {
  const found = await db.rows<{ label: string }>(
    `select label from (select distinct ${cell.labels(column)} as label from ${table}) where ${mayDiffer[kind]('label')} limit ${mostRewritten + 1}`,
  )
  return found.map(row => row.label)
}

/** Of these labels in that column, those that are written in another way than their kind's. */
async function rewrite(
  db: Database,
  { table, column, cell }: Place,
  labels: readonly string[],
  kind: LabelKind,
): Promise<void> {
  const pairs = labels.flatMap(label => {
    const canonical = canonicalLabel(label, kind)
    return canonical === label ? [] : [`(${literal(label)}, ${literal(canonical)})`]
  })
  if (pairs.length === 0) return
  await db.run('create or replace table relabelled (written varchar, label varchar)')
  for (let at = 0; at < pairs.length; at += 10_000)
    await db.run(`insert into relabelled values ${pairs.slice(at, at + 10_000).join(', ')}`)
  if (cell === oneLabel)
    await db.run(
      `update ${table} set ${column} = relabelled.label from relabelled where ${table}.${column} = relabelled.written`,
    )
  else {
    await db.run(
      'create or replace table renaming as select map(list(written), list(label)) as names from relabelled',
    )
    const named = (label: string) => `coalesce(renaming.names[${label}], ${label})`
    await db.run(`update ${table} set ${column} = ${cell.replaced(column, named)} from renaming`)
    await db.run('drop table renaming')
  }
  await db.run('drop table relabelled')
}
