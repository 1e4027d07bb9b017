const suspicious = /\\u(?:0000|[dD][89a-fA-F])/

/**
 * Reads JSON that others wrote. Texts in it are Unicode without the character 0, as the database keeps them; anything
 * else throws a SyntaxError, as what is not JSON does (RFC 8259, section 8.2 leaves lone surrogates to the reader).
 */
export function parseJson(text: string): unknown {
  if (!suspicious.test(text) && !text.includes('\0')) return JSON.parse(text)
  return JSON.parse(text, (key, value: unknown) => {
    for (const part of [key, value])
      if (typeof part === 'string' && (!part.isWellFormed() || part.includes('\0')))
        throw new SyntaxError('A text in it has a character that is none.')
    return value
  })
}
