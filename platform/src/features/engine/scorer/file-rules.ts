import { boxesExample, boxesOf } from './boxes.ts'
import { isDecimal } from './decimals.ts'
import { separatorIssue } from './file-kind.ts'

/**
 * What a value must be: `labels`, `numbers` and `boxes` are any number of them in a cell, by spaces. Lists and run-length
 * masks are text that the metric reads.
 */
export const columnKinds = ['label', 'labels', 'number', 'integer', 'numbers', 'boxes', 'text'] as const
export type ColumnKind = (typeof columnKinds)[number]
/** Whether cells of this kind hold labels, which the answers may know. */
export const holdsLabels = (kind: ColumnKind): boolean =>
  kind === 'label' || kind === 'labels' || kind === 'boxes'
export type FileFormat = 'csv' | 'tsv' | 'txt' | 'json' | 'jsonl' | 'csv.gz' | 'tsv.gz' | 'jsonl.gz' | 'zip'

/**
 * What further columns of answers are for: how much a row counts, gains of a list's items, whether an event was seen,
 * the size by which a row's error is divided, and the series that a row belongs to.
 */
export const answerRoles = ['weight', 'gains', 'event', 'scale', 'series'] as const
export type AnswerRole = (typeof answerRoles)[number]

/** What a result file of a round must hold. The answer file has the same columns, or `answerColumn` when each column is a class. */
export type FileDescription = {
  idColumn: { name: string; kind: 'integer' | 'text' }
  /** `known`: the different labels of the answers where they are few; what a browser compares predictions with. */
  columns: readonly { name: string; kind: ColumnKind; known?: readonly string[] | undefined }[]
  answerColumn?: string | undefined
  /** Names of the further columns that the answers have. */
  roles?: Partial<Record<AnswerRole, string>> | undefined
  formats: readonly FileFormat[]
  expectedRows?: number | undefined
}

/** Everything that can be wrong with a file; each has words in both languages. */
export const fileIssueCodes = [
  'empty',
  'encoding',
  'bom',
  'not_text',
  'archive',
  'archive_damaged',
  'archive_encrypted',
  'archive_method',
  'too_large',
  'too_much_work',
  'json',
  'lfs_pointer',
  'json_lines',
  'json_text',
  'spreadsheet',
  'web_page',
  'misnamed',
  'separator',
  'index_column',
  'coco_results',
  'header_missing',
  'column_missing',
  'column_unknown',
  'column_duplicated',
  'column_order',
  'column_name',
  'ragged_row',
  'bad_quote',
  'bad_id',
  'bad_number',
  'not_finite',
  'empty_value',
  'bad_integer',
  'bad_value',
  'id_duplicated',
  'id_missing',
  'id_unknown',
  'row_count',
  'bad_name',
  'too_many_classes',
  'nothing_to_predict',
  'row_too_long',
  'too_many_columns',
  'too_many_labels',
  'unknown_labels',
] as const
export type FileIssueCode = (typeof fileIssueCodes)[number]

/** One wrong place: the line as an editor counts it, the column by its name. */
export type FileIssue = {
  code: FileIssueCode
  line?: number | undefined
  /** The number of a record of JSON, from 1. */
  entry?: number | undefined
  column?: string | undefined
  expected?: string | undefined
  found?: string | undefined
  /** How many rows it concerns, of how many. */
  rows?: number | undefined
  of?: number | undefined
}

export const separatorOf = (format: FileFormat): string => (format.startsWith('tsv') ? '\t' : ',')

const integer = /^[+-]?\d+$/
const mostDigits = 18
/** A whole number of 64 bits, which all ids that services deal out are. */
const isInteger = (text: string): boolean => {
  if (!integer.test(text)) return false
  if (text.length <= mostDigits) return true
  const value = BigInt(text.replace('+', ''))
  return BigInt.asIntN(64, value) === value
}

/** Splits one record of a CSV file; quotes are doubled inside quotes. Undefined when a quote does not close. */
export function splitRecord(line: string, separator: string): string[] | undefined {
  if (!line.includes('"')) return line.split(separator)
  const fields: string[] = []
  let at = 0
  while (at <= line.length) {
    if (line[at] !== '"') {
      const end = line.indexOf(separator, at)
      fields.push(line.slice(at, end < 0 ? undefined : end))
      if (end < 0) return fields
      at = end + separator.length
      continue
    }
    let text = ''
    for (at += 1; ;) {
      const quote = line.indexOf('"', at)
      if (quote < 0) return undefined
      text += line.slice(at, quote)
      at = quote + 1
      if (line[at] !== '"') break
      text += '"'
      at += 1
    }
    fields.push(text)
    if (at === line.length) return fields
    if (!line.startsWith(separator, at)) return undefined
    at += separator.length
  }
  return fields
}

/** How a line stands to its quotes at its end: `open` says whether the quote that is open was opened in this line. */
export type Quotes = { is: 'closed' | 'wrong' } | { is: 'open'; isOwn: boolean }

/** Whether a quoted field goes on behind this line, which begins inside of one or not; a quote elsewhere is wrong. */
export function quotesOf(line: string, separator: string, isInside: boolean): Quotes {
  if (!isInside && !line.includes('"')) return { is: 'closed' }
  let isOwn = !isInside
  let at = 0
  for (let isQuoted = isInside || line[0] === '"'; ;) {
    if (isQuoted) {
      if (isOwn) at += 1
      for (;;) {
        const quote = line.indexOf('"', at)
        if (quote < 0) return { is: 'open', isOwn }
        at = quote + 1
        if (line[at] !== '"') break
        at += 1
      }
      if (at === line.length) return { is: 'closed' }
      if (line[at] !== separator) return { is: 'wrong' }
    } else {
      const next = line.indexOf(separator, at)
      if (line.slice(at, next < 0 ? undefined : next).includes('"')) return { is: 'wrong' }
      if (next < 0) return { is: 'closed' }
      at = next
    }
    at += 1
    isOwn = true
    isQuoted = line[at] === '"'
  }
}

/** That these are the members of a COCO result, one for each box, where boxes of an image stand in one cell. */
export function cocoIssue(fields: readonly string[], file: FileDescription): FileIssue | undefined {
  const boxes = file.columns.find(column => column.kind === 'boxes')
  const isCoco =
    boxes && !fields.includes(boxes.name) && ['image_id', 'bbox'].every(name => fields.includes(name))
  return isCoco ? { code: 'coco_results', column: boxes.name, expected: file.idColumn.name } : undefined
}

/** The column of row numbers that pandas writes, and what it calls it when it has read it again. */
export const isIndex = (field: string | undefined): boolean => field === '' || field === 'Unnamed: 0'

/** What is wrong with a header, compared with the description: all of it, in the words of the file. */
export function headerIssues(fields: readonly string[], file: FileDescription, separator = ','): FileIssue[] {
  const expected = [file.idColumn.name, ...file.columns.map(column => column.name)]
  if (fields.length === expected.length && fields.every((field, index) => field === expected[index]))
    return []
  const coco = cocoIssue(fields, file)
  if (coco) return [{ ...coco, line: 1 }]
  const divided = separatorIssue(fields, separator)
  if (divided) return [{ ...divided, line: 1 }]
  if (isIndex(fields[0]) && fields.length === expected.length + 1)
    return [{ code: 'index_column', line: 1 }, ...headerIssues(fields.slice(1), file, separator)]
  const issues: FileIssue[] = []
  const seen = new Set<string>()
  for (const field of fields) {
    if (seen.has(field)) issues.push({ code: 'column_duplicated', line: 1, column: field })
    seen.add(field)
    if (expected.includes(field)) continue
    const meant = expected.find(name => name.trim().toLowerCase() === field.trim().toLowerCase())
    if (meant) issues.push({ code: 'column_name', line: 1, column: field, expected: meant, found: field })
    else
      issues.push({
        code: 'column_unknown',
        line: 1,
        column: field,
        expected: expected.join(','),
        found: field,
      })
  }
  for (const name of expected) {
    const written = fields.some(field => field.trim().toLowerCase() === name.trim().toLowerCase())
    if (!written)
      issues.push({
        code: 'column_missing',
        line: 1,
        column: name,
        expected: expected.join(','),
        found: fields.join(',').slice(0, 200),
      })
  }
  if (issues.length === 0)
    issues.push({ code: 'column_order', line: 1, expected: expected.join(','), found: fields.join(',') })
  return issues
}

/** Spaces at the ends of a cell mean nothing, and around a number neither do tabs. */
const trimmed = (text: string): string => text.replaceAll(/^ +| +$/g, '')
const trimmedNumber = (text: string): string => text.replaceAll(/^[ \t]+|[ \t]+$/g, '')

/** A cell of each kind, as it should be. */
export const examples: Record<ColumnKind, string> = {
  number: '0.5',
  integer: '1',
  numbers: '0.2 0.5 1.3',
  label: 'label',
  labels: 'label label',
  boxes: boxesExample.prediction,
  text: 'text',
}

/** What is wrong with a value of this kind; undefined when nothing is. */
export function valueIssue(text: string, kind: ColumnKind): FileIssueCode | undefined {
  if (kind === 'text' || kind === 'labels') return undefined
  if (kind === 'boxes') return boxesOf(text, 'prediction') ? undefined : 'bad_value'
  if (kind === 'label') return trimmed(text) === '' ? 'empty_value' : undefined
  if (kind === 'numbers') {
    if (trimmed(text) === '') return 'empty_value'
    const isSound = trimmed(text)
      .split(/ +/)
      .every(one => isDecimal(one) && Number.isFinite(Number(one)))
    return isSound ? undefined : 'bad_value'
  }
  const value = trimmedNumber(text)
  if (value === '') return 'empty_value'
  if (kind === 'integer') return isInteger(value) ? undefined : 'bad_integer'
  if (/^[+-]?(nan|inf|infinity)$/i.test(value)) return 'not_finite'
  if (!isDecimal(value)) return 'bad_number'
  return Number.isFinite(Number(value)) ? undefined : 'not_finite'
}
