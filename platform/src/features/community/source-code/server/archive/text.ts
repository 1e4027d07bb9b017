export type Encoding = 'utf-8' | 'gb18030'

/** Which text a file is; null when it is none. Chinese sources of older tools come in GB 18030. */
export function encodingOf(content: Buffer): Encoding | null {
  for (const encoding of ['utf-8', 'gb18030'] as const) {
    try {
      // What no text has: a picture that happens to decode still has them.
      if (!/[^\P{Cc}\s]|\p{Co}|[\ufffe\uffff]/u.test(strictly(content, encoding))) return encoding
    } catch {
      continue
    }
  }
  return null
}

/** Without byte order mark, and with `\n` at the end of each line. */
export const decodeText = (content: Buffer, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(content).replace(/\r\n?/g, '\n')

const strictly = (content: Buffer, encoding: Encoding): string =>
  new TextDecoder(encoding, { fatal: true }).decode(content)
