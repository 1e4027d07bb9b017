import type { Told } from './told.ts'

/** The text that bytes are in UTF-8, or the first place where they are none. Plain and slow: one byte after the other. */
export function textOf(bytes: Uint8Array): { text: string } | { told: Told } {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { told: { code: 'bom' } }
  let text = ''
  let line = 1
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] as number
    if (byte === 0) return { told: { code: 'not_text', line } }
    const length = lengthOfSign(bytes, at)
    if (length === 0) return { told: { code: 'encoding', line } }
    const code = length === 1 ? byte : codePoint(bytes.subarray(at, at + length))
    if (byte === 0x0d || (byte === 0x0a && bytes[at - 1] !== 0x0d)) line += 1
    text += String.fromCodePoint(code)
    at += length
  }
  return { text: text.startsWith('\uFEFF') ? text.slice(1) : text }
}

/** Unicode 17, table 3-7: well-formed UTF-8 byte sequences. 0 where none begins. */
function lengthOfSign(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4)
  const isTail = (byte: number) => byte >= 0x80 && byte <= 0xbf
  if (a <= 0x7f) return 1
  if (a >= 0xc2 && a <= 0xdf) return isTail(b) ? 2 : 0
  if (a === 0xe0) return b >= 0xa0 && b <= 0xbf && isTail(c) ? 3 : 0
  if (a === 0xed) return b >= 0x80 && b <= 0x9f && isTail(c) ? 3 : 0
  if (a >= 0xe1 && a <= 0xef) return isTail(b) && isTail(c) ? 3 : 0
  if (a === 0xf0) return b >= 0x90 && b <= 0xbf && isTail(c) && isTail(d) ? 4 : 0
  if (a >= 0xf1 && a <= 0xf3) return isTail(b) && isTail(c) && isTail(d) ? 4 : 0
  if (a === 0xf4) return b >= 0x80 && b <= 0x8f && isTail(c) && isTail(d) ? 4 : 0
  return 0
}

function codePoint(sign: Uint8Array): number {
  const [first = 0, ...rest] = sign
  const bits = first & (sign.length === 2 ? 0x1f : sign.length === 3 ? 0x0f : 0x07)
  return rest.reduce((value, byte) => value * 64 + (byte & 0x3f), bits)
}
