import { createHash } from 'node:crypto'
import type { Place, TestUser } from '../factories.ts'

type Asked = {
  as?: TestUser
  body?: object
  /** Sent as the field `file` of a form. */
  file?: { name: string; content: Buffer }
  fields?: Record<string, string>
  headers?: Record<string, string>
  /** Sent as it is. */ bytes?: Buffer
}
/** What a test reads of an answer is checked by what it expects. */
export type Json = ReturnType<typeof JSON.parse>
export type Told = { status: number; data: Json; errno: string | undefined; text: string; bytes: Buffer }

/** A product that answers at an address: a world of a test, or one that a benchmark has started. */
export type Site = Place & {
  ask(call: `${'GET' | 'POST' | 'PUT' | 'PATCH'} /${string}`, asked?: Asked): Promise<Told>
  /** Resolves when the worker has finished all jobs. */
  settle(): Promise<void>
}

/** Calls a product at an address; `origin` is that of its own pages. Answers other than 2xx are returned as they are. */
export const askAt =
  (base: string, origin = base): Site['ask'] =>
  async (call, { as, body, file, fields, headers, bytes } = {}) => {
    const [method = '', path = ''] = call.split(' ')
    const answer = await fetch(base + path, {
      method,
      headers: {
        ...as?.headers,
        origin,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
      ...(file ? { body: formOf(fields ?? {}, file) } : {}),
    })
    const content = Buffer.from(await answer.arrayBuffer())
    const text = content.toString()
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    const { data, errno } = isJson ? JSON.parse(text) : {}
    return { status: answer.status, data, errno, text, bytes: content }
  }

function formOf(fields: Record<string, string>, file: { name: string; content: Buffer }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(file.content)]), file.name)
  return form
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** The answer of a call that must succeed. */
export async function ok(telling: Promise<Told>): Promise<Json> {
  const { status, data, text } = await telling
  if (status >= 300) throw new Error(`refused with ${status}: ${text.slice(0, 500)}`)
  return data
}
