import type { FileDescription } from '../../../src/features/engine/scorer/file-rules.ts'
import type { MetricChoice } from '../../../src/features/engine/scorer/server/score-request.ts'
import { cellsTold, idOf, idsTold, tableRows, valueOf, type Read } from '../reference/judge.ts'
import { jsonRows } from '../reference/json.ts'
import type { Told } from '../reference/told.ts'
import type { Truth } from './truth.ts'

export type Judged = { code: string; told: Told[] } | { score: number; values: string[][] }

export function rowsOf(bytes: Uint8Array, ending: string, file: FileDescription): Read {
  if (!ending.startsWith('.json')) return tableRows(bytes, ending === '.tsv' ? '\t' : ',', file)
  return jsonRows(bytes, ending === '.jsonl', [file.idColumn.name, ...file.columns.map(({ name }) => name)])
}

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`

/** RMSE and accuracy where they fit; otherwise how many cells are as in the answers, by SQL. */
export function metricFor({ idColumn, columns }: FileDescription): MetricChoice {
  const [only, second] = columns
  if (!second && only?.kind === 'number') return { key: 'rmse', params: {} }
  if (!second && only?.kind === 'label') return { key: 'accuracy', params: {} }
  const alike = columns
    .map(({ name }) => `(s.${identifier(name)} = a.${identifier(name)})::integer`)
    .join(' + ')
  return {
    sql: `select sum(${alike}) from submission s join answer a on s.${identifier(idColumn.name)} = a.${identifier(idColumn.name)}`,
  }
}

/** What the reference says of a submission whose rows it has read. */
export function judge(read: Read, { file, answers }: Truth): Judged {
  const refuse = (told: Told[]): Judged => ({ code: told[0]?.code ?? '', told })
  if ('told' in read) return refuse(read.told)
  const wrong = cellsTold(read.rows, file)
  if (wrong.length > 0) return refuse(wrong)
  const wanted = new Map(answers.map(row => [idOf(row[0] ?? '', file), row]))
  const wrongIds = idsTold(read.rows, new Set(wanted.keys()), file)
  if (wrongIds.length > 0) return refuse(wrongIds)
  const values = read.rows.map(({ cells }) => valuesOf(cells, file))
  const pairs = values.map(([id = '', ...cells]) => ({ cells, wanted: valuesOf(wanted.get(id) ?? [], file) }))
  const score = scoreOf(
    pairs.map(pair => ({ ...pair, wanted: pair.wanted.slice(1) })),
    file,
  )
  return Number.isFinite(score) ? { score, values } : { code: 'undefined_score', told: [] }
}

export const valuesOf = (row: readonly string[], file: FileDescription): string[] =>
  row.map((cell, index) =>
    index === 0 ? idOf(cell, file) : valueOf(cell, file.columns[index - 1]?.kind ?? 'text'),
  )

function scoreOf(pairs: { cells: string[]; wanted: string[] }[], file: FileDescription): number {
  const metric = metricFor(file)
  if (!('sql' in metric) && metric.key === 'rmse')
    return Math.sqrt(
      pairs.reduce((sum, { cells, wanted }) => sum + (Number(cells[0]) - Number(wanted[0])) ** 2, 0) /
        pairs.length,
    )
  const isSame = (cell: string, wanted: string) =>
    'sql' in metric ? cell === wanted : asLabel(cell) === asLabel(wanted)
  const alike = pairs.flatMap(({ cells, wanted }) =>
    cells.map((cell, index) =>
      file.columns[index]?.kind === 'number'
        ? Number(cell) === Number(wanted[index])
        : isSame(cell, wanted[index] ?? ''),
    ),
  )
  const right = alike.filter(Boolean).length
  return 'sql' in metric ? right : right / pairs.length
}

/** Metrics of labels see neither what cannot be seen at their ends nor how a line break is written; SQL sees the cells. */
const asLabel = (cell: string) => cell.trim().replaceAll(/\r\n?/g, '\n')
