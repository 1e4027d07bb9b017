import {
  headerIssues,
  separatorOf,
  splitRecord,
  valueIssue,
  type ColumnKind,
  type FileDescription,
  type FileFormat,
  type FileIssue,
} from './file-rules.ts'

/** `isWhole`: every row was read. What was not, only the server judges. */
export type Checked = { issues: FileIssue[]; isWhole: boolean }

export type QuickCheck = {
  /** The next piece of the decoded text; false when no more is needed. */
  take(piece: string): boolean
  end(): Checked
}

const mostIssues = 20
/** A line longer than this is none that a table has. */
const longestLine = 1_000_000
const lineEnd = /\r\n|\n|\r/

const expectedOf: Record<ColumnKind, string> = { number: '0.5', integer: '1', label: 'label', text: 'text' }

/**
 * The check that a browser makes before anything is spent: header, cells and the number of rows of a table, piece by
 * piece however large it is. The server checks everything again.
 */
export function makeQuickCheck(file: FileDescription, format: FileFormat): QuickCheck {
  const separator = separatorOf(format)
  const columns = [file.idColumn, ...file.columns]
  const issues: FileIssue[] = []
  let rest = ''
  let line = 0
  let rows = 0
  let hasText = false
  let isWhole = true

  const takeHeader = (text: string) => {
    const fields = splitRecord(text, separator)
    if (text.trim() === '') issues.push({ code: 'header_missing', line: 1 })
    else if (!fields) issues.push({ code: 'bad_quote', line: 1 })
    else issues.push(...headerIssues(fields, file))
  }

  const takeRow = (text: string) => {
    rows += 1
    const fields = splitRecord(text, separator)
    // A line break inside quotes: from here on lines and rows differ, and only the server counts those.
    if (!fields) return void (isWhole = false)
    if (fields.length !== columns.length) {
      const [expected, found] = [String(columns.length), String(fields.length)]
      return void issues.push({ code: 'ragged_row', line, expected, found })
    }
    for (const [place, column] of columns.entries()) {
      const found = fields[place] ?? ''
      const code = valueIssue(found, column.kind)
      if (code)
        issues.push({
          code: place === 0 ? 'bad_id' : code,
          line,
          column: column.name,
          expected: expectedOf[column.kind],
          found: found.slice(0, 60),
        })
    }
  }

  const isEnough = () => !isWhole || issues.length >= mostIssues
  const takeLine = (text: string) => {
    line += 1
    hasText ||= text.trim() !== ''
    if (line === 1) takeHeader(text)
    // Of what has another header than the round's no cell can be judged.
    else if (rows > 0 || issues.length === 0) {
      if (text !== '') takeRow(text)
    }
  }

  return {
    take(piece) {
      if (isEnough()) return false
      const isFirst = line === 0 && rest === ''
      let text = rest + (isFirst && piece.startsWith('\uFEFF') ? piece.slice(1) : piece)
      // Its line feed may be the first sign of the next piece.
      const held = text.endsWith('\r') ? '\r' : ''
      if (held) text = text.slice(0, -1)
      const lines = text.split(lineEnd)
      rest = (lines.pop() ?? '') + held
      if (rest.length > longestLine) isWhole = false
      for (const one of lines) {
        takeLine(one)
        if (isEnough()) break
      }
      return !isEnough()
    },
    end() {
      if (isWhole && issues.length < mostIssues) for (const one of rest.split(lineEnd)) takeLine(one)
      if (!hasText && isWhole) return { issues: [{ code: 'empty' }], isWhole }
      if (isWhole && issues.length === 0 && file.expectedRows !== undefined && rows !== file.expectedRows)
        issues.push({ code: 'row_count', expected: String(file.expectedRows), found: String(rows) })
      return { issues: issues.slice(0, mostIssues), isWhole }
    },
  }
}
