const suspicious = /\\u[dD][89a-fA-F]/

/**
 * Reads JSON that others wrote. Texts in it are Unicode, as the database keeps them; anything else throws a
 * SyntaxError, as what is not JSON does (RFC 8259, section 8.2 leaves half a character to the reader).
 */
export function parseJson(text: string): unknown {
  if (!suspicious.test(text)) return JSON.parse(text)
  return JSON.parse(text, (key, value: unknown) => {
    for (const part of [key, value])
      if (typeof part === 'string' && !part.isWellFormed())
        throw new SyntaxError('A text in it has half a character.')
    return value
  })
}
