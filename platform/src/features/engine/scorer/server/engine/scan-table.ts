import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { splitRecord, type FileIssue } from '../../file-rules.ts'
import { isUtf16 } from '../../utf16.ts'
import { headerEnd, misleads } from './misleads.ts'
import { cutSign, lineEnds, textIssue } from './text-check.ts'

export const mostIssues = 20
export const chunkBytes = 1024 ** 2
/** A record longer than this is none that a table has. */
const longestRecord = 16 * 1024 ** 2

export type Scan = {
  sha256: string
  header: string[]
  /** On which line the header begins. */
  headerLine: number
  /** Records after the header. */
  rows: number
  /** All that is wrong with encoding, quotes and the number of fields, in the file's order; of a wrong encoding only that. */
  issues: FileIssue[]
  /** UTF-8 without a mark, every line ending in LF alone and holding a record of its own: the database reads it as it is. */
  isNormal: boolean
  hasQuotedBreaks: boolean
  /** Whether below the header something stands that the database takes for a number and we do not: 1_000, +-1, and white space that is no blank. */
  mayMislead: boolean
  /** The longest record in bytes. */
  longest: number
}

type Hear = {
  /** Each record after the header: its number from 0, and the line on which it begins, as an editor counts. */
  onRow?: (row: number, line: number) => void
  /** Bytes of records, without the line end that closes one. */
  onBytes?: (bytes: Uint8Array) => void
  onEnd?: () => void
}

const LF = 0x0a
const CR = 0x0d
const QUOTE = 0x22
/** Above it stands no sign that means anything in a table. */
const COMMA = 0x2c

const startOfField = 0
const plain = 1
const quoted = 2
const afterQuote = 3

/**
 * Walks a table once: encoding, quotes, line ends, and the number of fields of each record. A quoted cell may hold line
 * breaks; LF, CRLF and CR end a record in any mixture; blank lines are no records. `chunk` is how much is read at once.
 */
export async function scanTable(
  path: string,
  separator: string,
  hear: Hear = {},
  chunk = chunkBytes,
): Promise<Scan> {
  const { onRow, onBytes, onEnd } = hear
  const split = separator.charCodeAt(0)
  const hash = createHash('sha256')
  const issues: FileIssue[] = []
  let state = startOfField
  let fields = 1
  let line = 1
  let recordLine = 1
  let quoteLine = 1
  let length = 0
  let longest = 0
  let rows = 0
  let header: string[] | undefined
  let headerLine = 1
  let headerBytes: Buffer | undefined = Buffer.alloc(0)
  let endedWithCr = false
  let isNormal = true
  let hasQuotedBreaks = false
  let mayMislead = false
  /** No record is looked at any more; whether the rest is text is, since that is told before all else. */
  let isOver = false
  let isUnreadable = false

  const fail = (issue: FileIssue) => {
    issues.push(issue)
    isOver = true
  }
  const failAsText = (issue: FileIssue) => {
    // What was found before is told by a reader that cannot be trusted.
    issues.length = 0
    header = undefined
    isUnreadable = true
    fail(issue)
  }
  const endRecord = () => {
    if (fields === 1 && state === startOfField) isNormal = false
    else if (header === undefined) {
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(headerBytes)
      if (/[^ \t]/.test(text)) {
        headerBytes = undefined
        headerLine = recordLine
        header = splitRecord(text, separator)
        if (!header) return fail({ code: 'bad_quote', line: recordLine })
        if (line !== recordLine + 1) isNormal = false
        onEnd?.()
      } else {
        headerBytes = Buffer.alloc(0)
        isNormal = false
      }
    } else {
      onRow?.(rows, recordLine)
      rows += 1
      if (fields !== header.length && issues.length < mostIssues)
        issues.push({
          code: 'ragged_row',
          line: recordLine,
          expected: String(header.length),
          found: String(fields),
        })
      onEnd?.()
    }
    if (length > longest) longest = length
    fields = 1
    state = startOfField
    length = 0
  }

  /** Of one chunk; `from` is where it stands in `bytes`, behind some of the last one. */
  const walk = (bytes: Buffer, from: number) => {
    // What each byte asks for stands in variables of this function alone, which takes half the time.
    let now = state
    let count = fields
    let start = from
    const take = (to: number) => {
      if (to <= start) return
      length += to - start
      const piece = bytes.subarray(start, to)
      if (headerBytes !== undefined) headerBytes = Buffer.concat([headerBytes, piece])
      onBytes?.(piece)
    }
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at] as number
      if (byte > COMMA) {
        if (now === plain || now === quoted) continue
        if (now === startOfField) {
          now = plain
          continue
        }
        return fail({ code: 'bad_quote', line: recordLine })
      }
      if (byte === LF || byte === CR) {
        if (now === quoted) {
          hasQuotedBreaks = true
          if (!(byte === LF && at > 0 && bytes[at - 1] === CR)) line += 1
          continue
        }
        if (byte === LF && at === start && length === 0 && endedWithCr) {
          endedWithCr = false
          start = at + 1
          continue
        }
        take(at)
        line += 1
        state = now
        fields = count
        endRecord()
        if (isOver) return
        now = startOfField
        count = 1
        endedWithCr = byte === CR
        if (endedWithCr) isNormal = false
        start = at + 1
        recordLine = line
      } else if (byte === QUOTE) {
        if (now === startOfField) {
          now = quoted
          quoteLine = line
        } else if (now === quoted) now = afterQuote
        else if (now === afterQuote) now = quoted
        else return fail({ code: 'bad_quote', line: recordLine })
      } else if (byte === split) {
        if (now === quoted) continue
        count += 1
        now = startOfField
      } else if (now === startOfField) now = plain
      else if (now === afterQuote) return fail({ code: 'bad_quote', line: recordLine })
    }
    take(bytes.length)
    state = now
    fields = count
    if (length > longestRecord)
      fail(
        state === quoted
          ? { code: 'bad_quote', line: quoteLine }
          : { code: 'row_too_long', line: recordLine, expected: String(longestRecord) },
      )
  }

  /**
   * The same of a chunk in which no quote and no CR stands, while nobody listens: most files have no other. There only
   * separators and LF mean anything, and a record like the header is only counted.
   */
  const walkPlain = (bytes: Buffer, from: number, wanted: number) => {
    let [count, ended, most, start] = [fields, 0, longest, from]
    let held = length
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at] as number
      if (byte > COMMA) continue
      if (byte === split) count += 1
      else if (byte === LF) {
        const size = held + at - start
        if (count === wanted && size > 0) {
          ended += 1
          if (size > most) most = size
        } else {
          rows += ended
          line += ended + 1
          ended = 0
          length = size
          fields = count
          state = size === 0 ? startOfField : plain
          if (start !== from) recordLine = line - 1
          endRecord()
        }
        held = 0
        count = 1
        start = at + 1
      }
    }
    rows += ended
    line += ended
    if (bytes.indexOf(LF, from) >= 0) recordLine = line
    if (most > longest) longest = most
    length = held + bytes.length - start
    fields = count
    const last = bytes[bytes.length - 1]
    state = length === 0 || last === split ? startOfField : plain
    if (length > longestRecord)
      fail({ code: 'row_too_long', line: recordLine, expected: String(longestRecord) })
  }
  const isPlain = (bytes: Buffer, from: number) =>
    !onRow &&
    !onBytes &&
    state <= plain &&
    !endedWithCr &&
    !bytes.includes(QUOTE, from) &&
    !bytes.includes(CR, from)

  // Some of the last chunk stands before the next: what a sign or a number needs to its left.
  const before = 4
  const buffer = Buffer.alloc(before + chunk)
  let cut = 0
  /** On which line a chunk begins. */
  let chunkLine = 1
  const handle = await open(path, 'r')
  try {
    for (let isFirst = true; ; isFirst = false) {
      const { bytesRead } = await handle.read(buffer, before, chunk)
      if (bytesRead === 0) break
      const bytes = buffer.subarray(0, before + bytesRead)
      hash.update(bytes.subarray(before))
      const isMarked = isFirst && bytesRead >= 3 && bytes.readUIntBE(before, 3) === 0xefbbbf
      const from = before + (isMarked ? 3 : 0)
      if (isMarked) isNormal = false
      if (isFirst && isUtf16(bytes.subarray(before))) failAsText({ code: 'bom' })
      if (!isUnreadable) {
        const first = isFirst ? from : before - cut
        cut = cutSign(bytes.subarray(first))
        const wrong = textIssue(bytes, chunkLine, first, bytes.length - cut)
        if (wrong) failAsText(wrong)
      }
      if (!isOver) {
        mayMislead ||= misleads(bytes, isFirst ? headerEnd(bytes, from) : 0)
        if (header && isPlain(bytes, from)) walkPlain(bytes, from, header.length)
        else walk(bytes, from)
      }
      chunkLine = isOver ? chunkLine + lineEnds(bytes, before) : line
      bytes.copy(buffer, 0, bytes.length - before)
    }
  } finally {
    await handle.close()
  }
  if (cut > 0 && !isUnreadable) failAsText({ code: 'encoding', line: chunkLine })
  if (!isOver) {
    if (state === quoted) fail({ code: 'bad_quote', line: quoteLine })
    else if (length > 0) {
      line += 1
      endRecord()
    }
  }
  if (header === undefined && issues.length === 0) issues.push({ code: 'empty' })
  return {
    sha256: hash.digest('hex'),
    header: header ?? [],
    headerLine,
    rows,
    issues,
    isNormal,
    hasQuotedBreaks,
    // A line break around a number is none of a decimal for us.
    mayMislead: mayMislead || hasQuotedBreaks,
    longest,
  }
}
