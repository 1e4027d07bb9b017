import type { Row, Told } from './told.ts'

export type Table = { header?: Row; rows: Row[]; told?: Told }

/**
 * Records of a table, one sign after the other (RFC 4180, with any separator). LF, CRLF and CR end a line in any
 * mixture; an empty line is no record, and neither is one of blanks before the header. What is wrong in a record is
 * told on its first line, a quote that never closes where it opened.
 */
export function tableOf(text: string, separator: string): Table {
  const table: Table = { rows: [] }
  let at = 0
  let line = 1

  const isLineEnd = () => text[at] === '\n' || text[at] === '\r'
  const takeLineEnd = (): string => {
    const taken = text.startsWith('\r\n', at) ? '\r\n' : (text[at] ?? '')
    at += taken.length
    line += 1
    return taken
  }
  const wrong = (where: number): Table => ({ ...table, told: { code: 'bad_quote', line: where } })

  while (at < text.length) {
    if (isLineEnd()) {
      takeLineEnd()
      continue
    }
    const begin = at
    const record: Row = { cells: [], line }
    for (;;) {
      let cell = ''
      if (text[at] === '"') {
        const opened = line
        at += 1
        for (;;) {
          if (at >= text.length) return wrong(opened)
          if (text.startsWith('""', at)) {
            cell += '"'
            at += 2
          } else if (text[at] === '"') {
            at += 1
            break
          } else if (isLineEnd()) cell += takeLineEnd()
          else cell += text[at++]
        }
        if (at < text.length && !isLineEnd() && text[at] !== separator) return wrong(record.line ?? 0)
      } else
        while (at < text.length && !isLineEnd() && text[at] !== separator) {
          if (text[at] === '"') return wrong(record.line ?? 0)
          cell += text[at++]
        }
      record.cells.push(cell)
      if (text[at] !== separator) break
      at += 1
    }
    if (table.header) table.rows.push(record)
    else if (/[^ \t]/.test(text.slice(begin, at))) table.header = record
    if (at < text.length) takeLineEnd()
  }
  return table
}
