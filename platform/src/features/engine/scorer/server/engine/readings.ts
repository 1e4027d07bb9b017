import {
  examples,
  valueIssue,
  type AnswerRole,
  type FileDescription,
  type FileIssue,
} from '../../file-rules.ts'
import { fieldsOfBox } from '../../boxes.ts'
import type { Metric } from '../../metrics/metric.ts'

type Kind = FileDescription['columns'][number]['kind']
/** How a cell is read, and what its value is. */
export type Reading = {
  /** As what the database's reader gives a cell. */
  type: 'VARCHAR' | 'DOUBLE' | 'BIGINT'
  /** SQL of the typed value of a cell; null where the cell is none of its kind. */
  typed: (cell: string) => string
  /** SQL that says whether a cell and its typed value are right; null counts as wrong. */
  fine: (cell: string, typed: string) => string
}
type Cell = {
  /** From text, and so for whatever stands in a file. */
  careful: Reading
  /** Takes much less time, and gives the same values wherever it finds all cells fine. */
  quick: Reading
  issue: (text: string) => Pick<FileIssue, 'code' | 'expected'>
}
/** `quick` may fail or find a cell wrong that is right; then `careful` decides. */
export type Way = 'quick' | 'careful'

/** Without a word the database would take every white space of Unicode for blanks. */
export const trimmed = (text: string) => `trim(coalesce(${text}, ''), ' ')`
/** Around numbers tabs mean as little as spaces. */
export const trimmedNumber = (text: string) => `trim(coalesce(${text}, ''), ' \t')`
const isOwnText = (text: string) => `coalesce(try_cast(${text} as bigint)::varchar = ${text}, false)`
// The database reads 1_000, 0x10 and 0.5 as integers too. Text that is its own number's text needs no closer look.
export const isWholeNumber = (text: string) =>
  `(${isOwnText(text)} or (regexp_full_match(${trimmedNumber(text)}, '[+-]?[0-9]+') and try_cast(${trimmedNumber(text)} as bigint) is not null))`
// Besides decimals the database takes inf, nan, 1_000 and +-1 for numbers, and white space that is no blank for none.
export const isFiniteNumber = (text: string) =>
  `(regexp_full_match(${trimmedNumber(text)}, '[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?') and coalesce(isfinite(try_cast(${trimmedNumber(text)} as double)), false))`
/** Only what is its own number's text; a fourth of the time that asking for that takes. */
const plainWholeNumber = (text: string) => `regexp_full_match(${text}, '0|-?[1-9][0-9]{0,17}')`

const labels: Reading = { type: 'VARCHAR', typed: trimmed, fine: (_text, typed) => `(${typed} <> '')` }
const labelSets: Reading = { type: 'VARCHAR', typed: trimmed, fine: () => 'true' }
const texts: Reading = { type: 'VARCHAR', typed: text => `coalesce(${text}, '')`, fine: () => 'true' }

const decimal = '[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?'
/** Several numbers in a cell, which stays as it is written. Only what has an exponent or very many digits can be too large. */
const severalNumbers: Reading = {
  type: 'VARCHAR',
  typed: trimmed,
  fine: (_text, typed) =>
    `(regexp_full_match(${typed}, '${decimal}( +${decimal})*') and (not regexp_matches(${typed}, '[eE]|[0-9]{300}')
       or list_bool_and(list_transform(regexp_split_to_array(${typed}, ' +'), lambda one: isfinite(try_cast(one as double))))))`,
}

const isBoxNumber = '(try_cast(word as double) = 0 or abs(try_cast(word as double)) between 1e-100 and 1e100)'
const box = ['[^ ]+', ...Array.from({ length: fieldsOfBox.prediction - 1 }, () => decimal)].join(' +')
/** Boxes by spaces, which stay as they are written. Only signs, exponents and very many digits can make a number one that no box has. */
const boxes: Reading = {
  type: 'VARCHAR',
  typed: trimmed,
  fine: (_text, typed) =>
    `(${typed} = '' or (regexp_full_match(${typed}, '${box}( +${box})*') and (not regexp_matches(${typed}, '[-eE]|[0-9]{90}')
       or list_bool_and(list_transform(list_filter(string_split(${typed}, ' '), lambda word: word <> ''), lambda word, place: case (place - 1) % ${fieldsOfBox.prediction}
         when 0 then true
         when 4 then try_cast(word as double) >= 0 and ${isBoxNumber}
         when 5 then try_cast(word as double) >= 0 and ${isBoxNumber}
         else ${isBoxNumber} end)))))`,
}

/**
 * Whole numbers as what reads them needs: labels are compared as text, metrics of numbers compute in doubles, and a query
 * has them as they are.
 */
const wholeNumbers = (as: 'varchar' | 'double' | 'bigint'): Cell => ({
  careful: {
    type: 'VARCHAR',
    typed: text => `try_cast(${trimmedNumber(text)} as bigint)::${as}`,
    fine: isWholeNumber,
  },
  quick: {
    type: 'VARCHAR',
    typed: text => (as === 'varchar' ? text : `try_cast(${text} as bigint)::${as}`),
    fine: plainWholeNumber,
  },
  issue: text => ({ code: valueIssue(text, 'integer') ?? 'bad_integer', expected: '1' }),
})

const cells: Record<Exclude<Kind, 'integer'>, Cell> = {
  number: {
    careful: {
      type: 'VARCHAR',
      typed: text => `try_cast(${trimmedNumber(text)} as double)`,
      fine: isFiniteNumber,
    },
    // Only where nothing misleads it: see mayReadQuickly.
    quick: { type: 'DOUBLE', typed: number => number, fine: number => `isfinite(${number})` },
    issue: text => ({ code: valueIssue(text, 'number') ?? 'bad_number', expected: '0.5' }),
  },
  numbers: {
    careful: severalNumbers,
    quick: severalNumbers,
    issue: text => ({ code: valueIssue(text, 'numbers') ?? 'bad_value', expected: examples.numbers }),
  },
  boxes: {
    careful: boxes,
    quick: boxes,
    issue: () => ({ code: 'bad_value', expected: examples.boxes }),
  },
  labels: { careful: labelSets, quick: labelSets, issue: () => ({ code: 'empty_value' }) },
  label: { careful: labels, quick: labels, issue: () => ({ code: 'empty_value' }) },
  text: { careful: texts, quick: texts, issue: () => ({ code: 'empty_value' }) },
}

/** How cells of this kind are read for a metric, or for a query where there is none. */
export function cellFor(kind: Kind, metric: Metric | undefined): Cell {
  if (kind !== 'integer') return cells[kind]
  if (!metric) return wholeNumbers('bigint')
  const isLabel = metric.prediction === 'label' || metric.prediction === 'clusters'
  return wholeNumbers(isLabel ? 'varchar' : 'double')
}

export const ids: Record<FileDescription['idColumn']['kind'], Cell> = {
  integer: {
    careful: {
      type: 'VARCHAR',
      typed: text => `try_cast(${trimmedNumber(text)} as bigint)`,
      fine: isWholeNumber,
    },
    quick: { type: 'VARCHAR', typed: text => `try_cast(${text} as bigint)`, fine: plainWholeNumber },
    issue: () => ({ code: 'bad_id' }),
  },
  text: { careful: labels, quick: labels, issue: () => ({ code: 'bad_id' }) },
}

/**
 * What the reader gives for each column of a submission, as what its typed values stand in `predictions`, and SQL of
 * whether all cells of a row are right.
 */
export function submissionReading(file: FileDescription, metric: Metric | undefined, way: Way) {
  const id = { name: 'id', as: 'id', ...ids[file.idColumn.kind][way] }
  const values = file.columns.map(({ kind }, index) => ({
    name: `c${index}`,
    as: `p${index}`,
    ...cellFor(kind, metric)[way],
  }))
  const conditions = values.flatMap(({ name, typed, fine }) => [
    fine(name, typed(name)),
    ...(metric?.allowed ? [`(${metric.allowed.sql(typed(name))})`] : []),
  ])
  return {
    columns: [id, ...values],
    fine: `coalesce(${[id.fine(id.name, id.typed(id.name)), ...conditions].join(' and ')}, false)`,
  }
}

type AnswerReading = Pick<Reading, 'type' | 'typed'>

export const idReading = (file: FileDescription, way: Way): AnswerReading => ids[file.idColumn.kind][way]

/**
 * A column of answers is of its predictions' kind, and null where it is a number that is not right; one that stands
 * for several columns (classes) is a label.
 */
export function answerReading(
  file: FileDescription,
  metric: Metric | undefined,
  index: number,
  way: Way,
): AnswerReading {
  const kind = (file.answerColumn === undefined && file.columns[index]?.kind) || 'label'
  // What an ensemble forecasts is one number.
  return numbersOrNull(kind === 'numbers' ? 'number' : kind, metric, way)
}

const roleKinds = {
  weight: 'number',
  event: 'number',
  scale: 'number',
  gains: 'text',
  series: 'text',
} as const satisfies Record<AnswerRole, Kind>
/** The same of a column of answers that plays a role. */
export const roleReading = (role: AnswerRole, way: Way): AnswerReading =>
  numbersOrNull(roleKinds[role], undefined, way)

function numbersOrNull(kind: Kind, metric: Metric | undefined, way: Way): AnswerReading {
  const { type, typed, fine } = cellFor(kind, metric)[way]
  if (kind !== 'number' && kind !== 'integer') return { type, typed }
  return { type, typed: cell => `case when ${fine(cell, typed(cell))} then ${typed(cell)} end` }
}
