import {
  examples,
  headerIssues,
  quotesOf,
  separatorOf,
  splitRecord,
  valueIssue,
  type FileDescription,
  type FileFormat,
  type FileIssue,
} from './file-rules.ts'
import { countLabels } from './known-labels.ts'
import { compareIds, type IdDifference, type SampleIds } from './sample-ids.ts'

/** `isWhole`: every row was read. What was not, only the server judges. */
export type Checked = {
  issues: FileIssue[]
  isWhole: boolean
  /** Columns with labels that the answers do not know. */
  unknown: FileIssue[]
  /** Where every row was compared with a sample. */
  ids?: IdDifference | undefined
}

export type QuickCheck = {
  /** The next piece of the decoded text; false when no more is needed. */
  take(piece: string): boolean
  /** The line at which reading stands. */
  line(): number
  end(): Checked
}

const mostIssues = 20
/** A record longer than this is none that a table has. */
const longestRecord = 1_000_000
const lineEnd = /\r\n|\n|\r/

/**
 * The check that a browser makes before anything is spent: header, cells and the number of rows of a table, piece by
 * piece however large it is, how many labels are none of the answers', which ids stand twice, and how they differ from
 * a sample's. The server checks everything again.
 */
export function makeQuickCheck(file: FileDescription, format: FileFormat, sample?: SampleIds): QuickCheck {
  const separator = separatorOf(format)
  const columns = [file.idColumn, ...file.columns]
  const labels = file.columns.map(countLabels)
  const ids = compareIds(sample)
  const issues: FileIssue[] = []
  let rest = ''
  let line = 1
  /** Of a record that goes on over lines: its lines so far, its length, where it begins, and where its quote opened. */
  let open: { lines: string[]; length: number; line: number; quote: number } | undefined
  let hasHeader = false
  let isHeaderRight = true
  let rows = 0
  let hasText = false
  let isWhole = true
  let isOver = false

  const takeHeader = (text: string, at: number) => {
    hasHeader = true
    const found = headerIssues(splitRecord(text, separator) ?? [], file, separator)
    isHeaderRight = found.length === 0
    issues.push(...found.map(issue => ({ ...issue, line: at })))
  }

  const takeRow = (text: string, at: number) => {
    rows += 1
    const fields = splitRecord(text, separator) ?? []
    if (fields.length !== columns.length) {
      const [expected, found] = [String(columns.length), String(fields.length)]
      return void issues.push({ code: 'ragged_row', line: at, expected, found })
    }
    for (const [place, column] of columns.entries()) {
      const found = fields[place] ?? ''
      const code = valueIssue(found, column.kind)
      if (code)
        issues.push({
          code: place === 0 ? 'bad_id' : code,
          line: at,
          column: column.name,
          expected: examples[column.kind],
          found: found.slice(0, 60),
        })
      else if (place > 0) labels[place - 1]?.take(found)
      else if (ids.take(found))
        issues.push({ code: 'id_duplicated', line: at, column: column.name, found: found.slice(0, 60) })
    }
  }

  const takeRecord = (text: string, at: number) => {
    if (text === '' || (!hasHeader && text.trim() === '')) return
    if (!hasHeader) takeHeader(text, at)
    // Of what has another header than the round's no cell can be judged.
    else if (isHeaderRight) takeRow(text, at)
  }

  const isEnough = () => !isWhole || isOver || issues.length >= mostIssues
  const takeLine = (text: string) => {
    hasText ||= text.trim() !== ''
    const quotes = quotesOf(text, separator, open !== undefined)
    const begins = open?.line ?? line
    if (quotes.is === 'wrong') {
      issues.push({ code: 'bad_quote', line: begins })
      isOver = true
    } else if (quotes.is === 'open') {
      open ??= { lines: [], length: 0, line, quote: line }
      if (quotes.isOwn) open.quote = line
      open.lines.push(text)
      open.length += text.length
      if (open.length > longestRecord) isWhole = false
    } else {
      takeRecord(open ? [...open.lines, text].join('\n') : text, begins)
      open = undefined
    }
    line += 1
  }

  return {
    line: () => line,
    take(piece) {
      if (isEnough()) return false
      const isFirst = line === 1 && rest === ''
      let text = rest + (isFirst && piece.startsWith('\uFEFF') ? piece.slice(1) : piece)
      // Its line feed may be the first sign of the next piece.
      const held = text.endsWith('\r') ? '\r' : ''
      if (held) text = text.slice(0, -1)
      const lines = text.split(lineEnd)
      rest = (lines.pop() ?? '') + held
      if (rest.length > longestRecord) isWhole = false
      for (const one of lines) {
        takeLine(one)
        if (isEnough()) break
      }
      return !isEnough()
    },
    end() {
      if (!isEnough())
        for (const one of rest.split(lineEnd)) {
          // What stands behind the last line end is no line of its own.
          if (one === '' && !open) break
          takeLine(one)
        }
      if (!isEnough() && open) issues.push({ code: 'bad_quote', line: open.quote })
      if (!hasText && isWhole) return { issues: [{ code: 'empty' }], isWhole, unknown: [] }
      if (isWhole && issues.length === 0 && file.expectedRows !== undefined && rows !== file.expectedRows)
        issues.push({ code: 'row_count', expected: String(file.expectedRows), found: String(rows) })
      const unknown = labels.flatMap(column => column?.found() ?? [])
      const difference = isWhole && isHeaderRight && issues.length < mostIssues ? ids.end() : undefined
      return { issues: issues.slice(0, mostIssues), isWhole, unknown, ids: difference }
    },
  }
}
