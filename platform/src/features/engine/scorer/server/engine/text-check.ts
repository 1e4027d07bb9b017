import { isUtf8 } from 'node:buffer'
import type { FileIssue } from '../../file-rules.ts'

const LF = 0x0a
const CR = 0x0d

/**
 * What is wrong with bytes that should be text in UTF-8; nothing where all is well. The one at `from` stands on `line`,
 * and what is before it decides whether it ends another.
 */
export function textIssue(
  bytes: Uint8Array,
  line: number,
  from = 0,
  to = bytes.length,
): FileIssue | undefined {
  const text = bytes.subarray(from, to)
  const zero = text.indexOf(0)
  const isSound = isUtf8(text)
  if (zero < 0 && isSound) return undefined
  if (zero >= 0 && (isSound || isUtf8(text.subarray(0, zero))))
    return { code: 'not_text', line: line + lineEnds(bytes, from, from + zero) }
  return { code: 'encoding', line: line + lineEnds(bytes, from, from + firstWrong(text)) }
}

/** Where the first line begins that is not UTF-8: no byte of a longer sign is a line end. */
function firstWrong(bytes: Uint8Array): number {
  let start = 0
  for (let at = 0; at <= bytes.length; at++) {
    if (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) continue
    if (!isUtf8(bytes.subarray(start, at))) return start
    start = at + 1
  }
  return start
}

/** Line ends as an editor counts them: LF, CR, and CRLF as one, which may have begun before `from`. */
export function lineEnds(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let count = 0
  for (let at = from; at < to; at++) if (bytes[at] === LF ? bytes[at - 1] !== CR : bytes[at] === CR) count++
  return count
}

/** How many of the last bytes are the beginning of a sign whose end is still to come. */
export function cutSign(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number
    if ((byte & 0xc0) === 0x80) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return length > back ? back : 0
  }
  return 0
}
