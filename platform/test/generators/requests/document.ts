import { z } from 'zod'
import type { World } from '../../world.ts'

export type Schema = Record<string, unknown>
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }
type Answer = { content?: Record<string, { schema?: Schema }> }
export type Operation = {
  name: string
  method: string
  path: string
  parameters: Parameter[]
  body: { type: string; schema: Schema } | undefined
  responses: Record<string, Answer>
}
type Document = {
  paths: Record<string, Record<string, Omit<Operation, 'body'> & { requestBody?: Answer }>>
  components: { schemas: { Failure: Schema } }
}

/** What the product itself says it can be asked, and what it answers. */
export async function readDocument({ app }: World): Promise<{ operations: Operation[]; failure: Schema }> {
  const { paths, components } = (await app.inject({ url: '/api/openapi.json' })).json<Document>()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, ...rest }]): Operation => {
      const [body] = Object.entries(requestBody?.content ?? {})
      return {
        ...rest,
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: rest.parameters ?? [],
        body: body && { type: body[0], schema: body[1].schema ?? {} },
      }
    }),
  )
  return { operations, failure: components.schemas.Failure }
}

type Readable = Parameters<typeof z.fromJSONSchema>[0]
/** Patterns of the document are of Unicode, and Zod reads those of a document as if they were not. */
const withoutPatterns = (schema: Schema): Readable =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'pattern' && typeof value === 'string' ? undefined : value,
    ),
  ) as Readable

export type Answered = { statusCode: number; headers: Record<string, unknown>; body: string }

/** Tells in what an answer differs from the document; nothing where it fits. */
export function makeCheck(failure: Schema): (operation: Operation, answer: Answered) => string | undefined {
  const read = new Map<Schema, z.ZodType>()
  const fits = (schema: Schema, value: unknown): string | undefined => {
    const known = read.get(schema) ?? z.fromJSONSchema(withoutPatterns(schema))
    read.set(schema, known)
    const parsed = known.safeParse(value)
    return parsed.success ? undefined : `${z.prettifyError(parsed.error).slice(0, 500)}`
  }
  return ({ method, responses }, { statusCode, headers, body }) => {
    if (statusCode >= 500) return `answered ${statusCode}`
    if (statusCode === 304) return body === '' ? undefined : '304 with a body'
    const told = responses[statusCode === 206 ? 200 : statusCode]
    if (!told) return `${statusCode} is not among ${Object.keys(responses).join(', ')}`
    if (method === 'HEAD') return undefined
    const schema = told.content?.['application/json']?.schema
    if (!schema) return undefined
    if (!String(headers['content-type']).startsWith('application/json')) return 'no JSON'
    let value: unknown
    try {
      value = JSON.parse(body)
    } catch {
      return `no JSON: ${body.slice(0, 100)}`
    }
    if (statusCode < 400) return fits(schema, value)
    const [, { properties }] = schema.allOf as [Schema, { properties: { errno: { enum: string[] } } }]
    const { errno } = value as { errno?: string }
    if (!properties.errno.enum.includes(errno ?? '')) return `the document does not tell of ${errno}`
    return fits(failure, value)
  }
}
