import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { splitRecord, type FileIssue } from '../../file-rules.ts'
import { isUtf16 } from '../../utf16.ts'
import { cutSign, textIssue } from './text-check.ts'

export const mostIssues = 20
export const chunkBytes = 1024 ** 2
/** A record longer than this is none that a table has. */
const longestRecord = 16 * 1024 ** 2

export type Scan = {
  sha256: string
  header: string[]
  /** Records after the header. */
  rows: number
  /** All that is wrong with encoding, quotes and the number of fields, in the file's order; of a wrong encoding only that. */
  issues: FileIssue[]
  /** UTF-8 without a mark, every line ending in LF alone and holding a record of its own: the database reads it as it is. */
  isNormal: boolean
  hasQuotedBreaks: boolean
  /** Whether below the header something stands that the database takes for a number and we do not: 1_000 and +-1. */
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
const UNDERSCORE = 0x5f
/** Above it stands no sign that means anything in a table. */
const COMMA = 0x2c

const startOfField = 0
const plain = 1
const quoted = 2
const afterQuote = 3

/**
 * Walks a table once: encoding, quotes, line ends, and the number of fields of each record. A quoted cell may hold line
 * breaks; LF, CRLF and CR end a record in any mixture; blank lines are no records.
 */
export async function scanTable(path: string, separator: string, hear: Hear = {}): Promise<Scan> {
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
  let headerBytes: Buffer | undefined = Buffer.alloc(0)
  let endedWithCr = false
  let isNormal = true
  let hasQuotedBreaks = false
  let mayMislead = false
  let isOver = false

  const fail = (issue: FileIssue) => {
    issues.push(issue)
    isOver = true
  }
  const endRecord = () => {
    if (fields === 1 && state === startOfField) {
      if (header === undefined) return fail({ code: 'header_missing', line: 1 })
      isNormal = false
    } else if (header === undefined) {
      const text = new TextDecoder('utf-8').decode(headerBytes)
      headerBytes = undefined
      if (text.trim() === '') return fail({ code: 'header_missing', line: recordLine })
      header = splitRecord(text, separator)
      if (!header) return fail({ code: 'bad_quote', line: recordLine })
      if (line !== recordLine) isNormal = false
      onEnd?.()
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
        if (state === plain || state === quoted) continue
        if (state === startOfField) {
          state = plain
          continue
        }
        return fail({ code: 'bad_quote', line: recordLine })
      }
      if (byte === LF || byte === CR) {
        const isSecond = byte === LF && at === start && length === 0 && endedWithCr
        if (state === quoted) {
          hasQuotedBreaks = true
          if (!(byte === LF && at > 0 && bytes[at - 1] === CR)) line += 1
          continue
        }
        if (isSecond) {
          endedWithCr = false
          start = at + 1
          continue
        }
        take(at)
        line += 1
        endRecord()
        if (isOver) return
        endedWithCr = byte === CR
        if (endedWithCr) isNormal = false
        start = at + 1
        recordLine = line
      } else if (byte === QUOTE) {
        if (state === startOfField) {
          state = quoted
          quoteLine = line
        } else if (state === quoted) state = afterQuote
        else if (state === afterQuote) state = quoted
        else return fail({ code: 'bad_quote', line: recordLine })
      } else if (byte === split) {
        if (state === quoted) continue
        fields += 1
        state = startOfField
      } else if (state === startOfField) state = plain
      else if (state === afterQuote) return fail({ code: 'bad_quote', line: recordLine })
    }
    take(bytes.length)
    if (length > longestRecord)
      fail(
        state === quoted
          ? { code: 'bad_quote', line: quoteLine }
          : { code: 'row_too_long', line: recordLine, expected: String(longestRecord) },
      )
  }

  // Some of the last chunk stands before the next: what a sign or a number needs to its left.
  const before = 4
  const buffer = Buffer.alloc(before + chunkBytes)
  let cut = 0
  const handle = await open(path, 'r')
  try {
    for (let isFirst = true; ; isFirst = false) {
      const { bytesRead } = await handle.read(buffer, before, chunkBytes)
      if (bytesRead === 0) break
      const bytes = buffer.subarray(0, before + bytesRead)
      hash.update(bytes.subarray(before))
      if (isOver) {
        bytes.copy(buffer, 0, bytes.length - before)
        continue
      }
      const isMarked = isFirst && bytesRead >= 3 && bytes.readUIntBE(before, 3) === 0xefbbbf
      const from = before + (isMarked ? 3 : 0)
      if (isMarked) isNormal = false
      if (isFirst && isUtf16(bytes.subarray(before))) fail({ code: 'bom' })
      else {
        const whole = bytes.subarray(isFirst ? from : before - cut)
        cut = cutSign(whole)
        const wrong = textIssue(whole.subarray(0, whole.length - cut), line)
        if (wrong) {
          // What was found before is told by a reader that cannot be trusted.
          issues.length = 0
          fail(wrong)
        } else {
          mayMislead ||= misleads(bytes, isFirst ? headerEnd(bytes, from) : 0)
          walk(bytes, from)
        }
      }
      bytes.copy(buffer, 0, bytes.length - before)
    }
  } finally {
    await handle.close()
  }
  if (!isOver) {
    if (cut > 0) fail({ code: 'encoding', line })
    else if (state === quoted) fail({ code: 'bad_quote', line: quoteLine })
    else if (length > 0) endRecord()
  }
  if (header === undefined && issues.length === 0) issues.push({ code: 'empty' })
  return {
    sha256: hash.digest('hex'),
    header: header ?? [],
    rows,
    issues,
    isNormal,
    hasQuotedBreaks,
    mayMislead,
    longest,
  }
}

const headerEnd = (bytes: Buffer, from: number) => {
  for (let at = from; at < bytes.length; at++) if (bytes[at] === LF || bytes[at] === CR) return at
  return bytes.length
}

function misleads(bytes: Buffer, from: number): boolean {
  for (let at = bytes.indexOf(UNDERSCORE, from); at >= 0; at = bytes.indexOf(UNDERSCORE, at + 1))
    if (isDigit(bytes[at - 1]) && isDigit(bytes[at + 1])) return true
  return bytes.includes('+-', from)
}

const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39
