/** The cells of a record by column; an absent value is an empty cell. */
export type JsonRecord = Map<string, string>

/** Where JSON is none: the line, and what stands there. */
export class JsonMistake extends Error {
  override name = 'JsonMistake'
  readonly line: number
  readonly found: string
  constructor(line: number, found: string) {
    super(found)
    this.line = line
    this.found = found
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const word = /true|false|null/y
const mostShown = 40

/**
 * Reads records out of JSON (RFC 8259) and takes numbers by their text, so that long ids stay what they are. A key that
 * stands twice in a record is a mistake: readers disagree on which one counts.
 */
export function jsonScanner(text: string, firstLine: number) {
  let at = 0
  let line = firstLine

  const fail = (from = at): never => {
    throw new JsonMistake(line, text.slice(from, from + mostShown).split(/[\r\n]/)[0] ?? '')
  }
  const space = () => {
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 0x0a) line += text.charCodeAt(at - 1) === 0x0d ? 0 : 1
      else if (code === 0x0d) line += 1
      else if (code !== 0x20 && code !== 0x09) return
    }
  }
  const accept = (sign: string): boolean => {
    space()
    if (text[at] !== sign) return false
    at += 1
    return true
  }
  const expect = (sign: string) => void (accept(sign) || fail())
  /** After a value: whether another one comes, or what closes the list. */
  const more = (close: string): boolean => {
    if (accept(',')) return true
    expect(close)
    return false
  }
  const string = (): string => {
    const from = at
    if (text[at] !== '"') fail()
    let isPlain = true
    for (at += 1; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 0x22) break
      if (code < 0x20) fail(from)
      if (code === 0x5c) {
        isPlain = false
        at += 1
      }
    }
    if (at >= text.length) fail(from)
    at += 1
    if (isPlain) return text.slice(from + 1, at - 1)
    try {
      return JSON.parse(text.slice(from, at)) as string
    } catch {
      return fail(from)
    }
  }
  const scalar = (): string => {
    space()
    if (text[at] === '"') return string()
    for (const kind of [number, word]) {
      kind.lastIndex = at
      const found = kind.exec(text)?.[0]
      if (found === undefined) continue
      at += found.length
      return found === 'null' ? '' : found
    }
    return fail()
  }
  const value = (): string => {
    if (!accept('[')) return scalar()
    const items: string[] = []
    for (let isMore = !accept(']'); isMore; isMore = more(']')) items.push(scalar())
    return items.join(' ')
  }

  return {
    accept,
    expect,
    more,
    line: () => {
      space()
      return line
    },
    record(): JsonRecord {
      const found: JsonRecord = new Map()
      expect('{')
      for (let isMore = !accept('}'); isMore; isMore = more('}')) {
        space()
        const from = at
        const key = string()
        if (found.has(key)) fail(from)
        expect(':')
        found.set(key, value())
      }
      return found
    },
    /** Nothing may follow. */
    end() {
      space()
      if (at < text.length) fail()
    },
  }
}
