const LF = 0x0a
const CR = 0x0d
const VT = 0x0b
const FF = 0x0c
const PLUS = 0x2b
const MINUS = 0x2d
const UNDERSCORE = 0x5f

/** Where the first line ends, or the bytes do. */
export const headerEnd = (bytes: Buffer, from: number) => {
  for (let at = from; at < bytes.length; at++) if (bytes[at] === LF || bytes[at] === CR) return at
  return bytes.length
}

/** Whether something stands there that the database takes for a number and we do not: 1_000, +-1, other white space. */
export function misleads(bytes: Buffer, from: number): boolean {
  for (let at = bytes.indexOf(UNDERSCORE, from); at >= 0; at = bytes.indexOf(UNDERSCORE, at + 1))
    if (isDigit(bytes[at - 1]) && isDigit(bytes[at + 1])) return true
  for (let at = bytes.indexOf(PLUS, from); at >= 0; at = bytes.indexOf(PLUS, at + 1))
    if (bytes[at + 1] === MINUS) return true
  return bytes.includes(VT, from) || bytes.includes(FF, from)
}

const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39
