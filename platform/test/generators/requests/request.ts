import type { Sample } from '../../sample.ts'
import type { Operation } from './document.ts'

export type Part = { head: string; content: Buffer }
/** A request in pieces, so that each can be made wrong by itself. */
export type Request = {
  method: string
  /** Segments are written as they are, escapes included. */
  path: string
  query: [name: string, value: string][]
  headers: Record<string, string>
  json?: unknown
  parts?: Part[]
  /** Goes out in place of what the pieces would make. */
  raw?: Buffer
  /** What is done to the bytes at last. */
  afterwards: ((bytes: Buffer) => Buffer)[]
}

const boundary = '----generated'

export function requestOf({ method, path }: Operation, sample: Sample): Request {
  const { params = {}, query = {}, body, fields = {}, file } = sample
  const isForm = file !== undefined || sample.fields !== undefined
  const sent =
    typeof file === 'string' ? { field: 'file', name: 'result.csv', content: Buffer.from(file) } : file
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name]))),
    query: Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    headers: {},
    ...(body === undefined ? {} : { json: structuredClone(body) }),
    ...(isForm
      ? {
          parts: [
            ...Object.entries(fields).map(([name, value]) => ({
              head: `content-disposition: form-data; name="${name}"`,
              content: Buffer.from(value),
            })),
            ...(sent ? [sent].flat() : []).map(one => ({
              head: `content-disposition: form-data; name="${one.field}"; filename="${one.name}"\r\ncontent-type: text/csv`,
              content: one.content,
            })),
          ],
        }
      : {}),
    afterwards: [],
  }
}

/** As it goes over the wire. Lone surrogates are written as escapes, which JSON allows. */
export function written({ method, path, query, headers, json, parts, raw, afterwards }: Request) {
  const made = (): { bytes?: Buffer; type?: string } => {
    if (raw) return { bytes: raw, type: 'application/json' }
    if (parts)
      return {
        bytes: Buffer.concat([
          ...parts.flatMap(({ head, content }) => [
            Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
            content,
            Buffer.from('\r\n'),
          ]),
          Buffer.from(`--${boundary}--\r\n`),
        ]),
        type: `multipart/form-data; boundary=${boundary}`,
      }
    return json === undefined ? {} : { bytes: Buffer.from(JSON.stringify(json)), type: 'application/json' }
  }
  const { bytes, type } = made()
  const payload = bytes && afterwards.reduce((all, change) => change(all), bytes)
  const asked = query.map(([name, value]) => `${name}=${value}`).join('&')
  return {
    method,
    url: asked === '' ? path : `${path}?${asked}`,
    headers: { ...(payload && type ? { 'content-type': type } : {}), ...headers },
    ...(payload ? { payload } : {}),
  }
}
