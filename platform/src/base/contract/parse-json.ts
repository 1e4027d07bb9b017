const suspicious = /\\u[dD][89a-fA-F]/

/**
 * Reads JSON that others wrote. Texts in it are Unicode, as the database keeps them; anything else throws a
 * SyntaxError, as what is not JSON does (RFC 8259, section 8.2 leaves half a character to the reader).
 */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text, deepest)) throw new SyntaxError('It is nested too deeply.')
  if (!suspicious.test(text)) return JSON.parse(text)
  return JSON.parse(text, (key, value: unknown) => {
    for (const part of [key, value])
      if (typeof part === 'string' && !part.isWellFormed())
        throw new SyntaxError('A text in it has half a character.')
    return value
  })
}

/** Nothing that anybody means is nested deeper; what walks a value calls itself at each level. */
const deepest = 100

function isDeeperThan(text: string, most: number): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) at = endOfText(text, at)
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > most) return true
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return false
}

/** Where the text ends that begins at `start`; what does not end is no JSON. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return text.length
    let slashes = 0
    while (text[quote - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return quote
    at = quote + 1
  }
}
