import { textOf } from './text.ts'
import { mostTold, type Row, type Told } from './told.ts'

class Mistake extends Error {
  readonly line: number
  constructor(line: number) {
    super(`line ${line}`)
    this.line = line
  }
}

/** RFC 8259 sign by sign. Numbers keep their text; a key twice is a mistake, and so is a list or record inside a list. */
class Walker {
  at = 0
  readonly text: string
  readonly firstLine: number
  constructor(text: string, firstLine: number) {
    this.text = text
    this.firstLine = firstLine
  }
  get line(): number {
    return this.firstLine + [...this.text.slice(0, this.at).matchAll(/\r\n|\r|\n/g)].length
  }
  fail(): never {
    throw new Mistake(this.line)
  }
  blanks(): void {
    while (' \t\r\n'.includes(this.text[this.at] ?? 'x')) this.at += 1
  }
  is(sign: string): boolean {
    this.blanks()
    if (this.text[this.at] !== sign) return false
    this.at += 1
    return true
  }
  need(sign: string): void {
    if (!this.is(sign)) this.fail()
  }
  match(pattern: RegExp): string | undefined {
    const found = pattern.exec(this.text.slice(this.at))?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }
  string(): string {
    this.blanks()
    const found = this.match(/^"(?:[^"\\]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*"/)
    // Control characters stand in strings as escapes alone.
    if (found === undefined || [...found].some(sign => sign < ' ')) return this.fail()
    const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
    return found
      .slice(1, -1)
      .replaceAll(/\\(?:u(....)|(.))/g, (_all, hex: string | undefined, sign: string) =>
        hex === undefined ? (escapes[sign] ?? sign) : String.fromCharCode(Number.parseInt(hex, 16)),
      )
  }
  scalar(): string {
    this.blanks()
    if (this.text[this.at] === '"') return this.string()
    const found = this.match(/^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/)
    if (found === undefined) return this.fail()
    return found === 'null' ? '' : found
  }
  list<T>(close: string, one: () => T): T[] {
    const items: T[] = []
    if (this.is(close)) return items
    do items.push(one())
    while (this.is(','))
    this.need(close)
    return items
  }
  record(): Map<string, string> {
    const members = new Map<string, string>()
    this.need('{')
    this.list('}', () => {
      const key = this.string()
      if (members.has(key)) this.fail()
      this.need(':')
      members.set(key, this.is('[') ? this.list(']', () => this.scalar()).join(' ') : this.scalar())
    })
    return members
  }
  end(): void {
    this.blanks()
    if (this.at < this.text.length) this.fail()
  }
}

type Read = { rows: Row[] } | { told: Told[] }

/** Rows in the order of `columns`, or the first that is wrong with the entry it is in. */
export function jsonRows(bytes: Uint8Array, isLines: boolean, columns: readonly string[]): Read {
  const read = textOf(bytes)
  if ('told' in read) return { told: [read.told] }
  if (/^[ \t\r\n]*$/.test(read.text)) return { told: [{ code: 'empty' }] }
  const rows: Row[] = []
  const told = isLines ? lines(read.text, columns, rows) : array(read.text, columns, rows)
  if (told) return { told: told.slice(0, mostTold) }
  return rows.length === 0 ? { told: [{ code: 'empty' }] } : { rows }
}

function lines(text: string, columns: readonly string[], rows: Row[]): Told[] | undefined {
  for (const [index, one] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^[ \t]*$/.test(one)) continue
    const entry = rows.length + 1
    const lines = [index + 1, index + 1] as const
    try {
      const walker = new Walker(one, index + 1)
      const members = walker.record()
      walker.end()
      const told = take(members, columns, rows, { entry, lines })
      if (told) return told
    } catch (error) {
      if (!(error instanceof Mistake)) throw error
      return [{ code: 'json', entry, lines }]
    }
  }
  return undefined
}

function array(text: string, columns: readonly string[], rows: Row[]): Told[] | undefined {
  const walker = new Walker(text, 1)
  let entry = 0
  let first = 1
  try {
    walker.need('[')
    if (!walker.is(']')) {
      do {
        entry += 1
        walker.blanks()
        first = walker.line
        const members = walker.record()
        const told = take(members, columns, rows, { entry, lines: [first, walker.line] })
        if (told) return told
      } while (walker.is(','))
      walker.need(']')
    }
    walker.end()
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    return [{ code: 'json', entry: Math.max(1, entry), lines: [first, error.line] }]
  }
  return undefined
}

function take(
  members: Map<string, string>,
  columns: readonly string[],
  rows: Row[],
  place: { entry: number; lines: readonly [number, number] },
): Told[] | undefined {
  const missing = columns.filter(column => !members.has(column))
  if (missing.length > 0) return missing.map(column => ({ code: 'column_missing', column, ...place }))
  const unknown = [...members.keys()].filter(key => !columns.includes(key))
  if (unknown.length > 0) return unknown.map(column => ({ code: 'column_unknown', column, ...place }))
  const cells = columns.map(column => members.get(column) ?? '')
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (cell.includes('\0')) return [{ code: 'not_text', column, ...place }]
    if (!cell.isWellFormed()) return [{ code: 'encoding', column, ...place }]
  }
  rows.push({ cells, ...place })
  return undefined
}
