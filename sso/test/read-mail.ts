/** The parts of a plain mail that a person sees, decoded. */
export function readMail(raw: string) {
  const [head = '', ...rest] = raw.replaceAll('\r\n', '\n').split('\n\n')
  const headers = new Map(
    head
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map(line => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )
  const word = (name: string) => decodeWords(headers.get(name) ?? '')
  const body = rest.join('\n\n')
  const text =
    headers.get('content-transfer-encoding') === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : decodeQuoted(body.replace(/=\n/g, ''))
  return { from: word('from'), to: word('to'), subject: word('subject'), body: text.trim() }
}

const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, value: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString()
        : decodeQuoted(value.replaceAll('_', ' ')),
    )

const decodeQuoted = (text: string) =>
  text.replace(/(?:=[\dA-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
