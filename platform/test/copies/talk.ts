import { multipart, type TestUser } from '../factories.ts'
import type { Copy } from './processes.ts'

type Asked = {
  as?: TestUser
  body?: Record<string, unknown>
  /** Handed in as a form's one file. */
  file?: string
  headers?: Record<string, string>
}

/** Asks one copy over HTTP, as the proxy before it would. */
export async function talk(copy: Copy, call: string, { as, body, file, headers }: Asked = {}) {
  const [method = '', path = ''] = call.split(' ')
  const form =
    file === undefined ? undefined : multipart({}, [{ field: 'file', name: 'r.csv', content: file }])
  const answer = await fetch(copy.url + path, {
    method,
    headers: {
      ...as?.headers,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...form?.headers,
      ...headers,
    },
    body: form?.payload ?? (body ? JSON.stringify(body) : null),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  const { data, errno } = isJson ? JSON.parse(bytes.toString()) : {}
  return { status: answer.status, headers: answer.headers, bytes, data, errno }
}

/** Opens a copy's stream of events on a submission; `told` waits until it ends by itself and has all that it told. */
export async function watch(copy: Copy, submissionId: number, as: TestUser) {
  const stream = await fetch(`${copy.url}/api/submissions/${submissionId}/events`, { headers: as.headers })
  return {
    async told() {
      const events = (await stream.text()).matchAll(/^data: (.*)$/gm)
      return Array.from(events, ([, text = '']) => JSON.parse(text))
    },
  }
}

/** Brings bytes of an upload to one copy; answers how much is there then. */
export async function bring(
  copy: Copy,
  url: string,
  offset: number,
  bytes: Buffer<ArrayBuffer>,
  as: TestUser,
) {
  const answer = await fetch(copy.url + url, {
    method: 'PATCH',
    headers: {
      ...as.headers,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: bytes,
  })
  if (answer.status !== 204) throw new Error(`the piece was answered by ${answer.status}`)
  return Number(answer.headers.get('upload-offset'))
}
