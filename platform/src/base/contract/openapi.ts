import { z } from 'zod'
import { accessOf, isListed, type Call } from './call.ts'
import { faultsOf } from './call-faults.ts'
import type { Fault } from './failure.ts'

type Json = Record<string, unknown>
/** What stands at addresses, by method, as OpenAPI describes it. */
export type Paths = Record<string, Json>

/** The OpenAPI 3.1 document of all calls, made from the contracts, and of what else is answered at `others`. */
export function openApiDocument(calls: readonly Call[], version: string, others: Paths = {}): Json {
  const paths: Paths = { ...others }
  for (const call of calls.filter(isListed))
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  return {
    openapi: '3.1.0',
    info: { title: 'Leitai 数据擂台', version, license: { name: 'Apache-2.0' } },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'leitai_session' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Failure: failureSchema },
    },
  }
}

const failureSchema = {
  type: 'object',
  required: ['status', 'errno', 'message', 'issues'],
  properties: {
    status: { type: 'string' },
    errno: { type: 'string' },
    message: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    hint: { type: 'string' },
  },
}

function operation(call: Call): Json {
  const params = parameters('path', call.params)
  const query = parameters('query', call.query)
  return {
    summary: call.summary.en,
    description: call.summary.zh,
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^a-zA-Z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase())}`,
    'x-access': accessOf(call),
    tags: [call.path.split('/').find(part => part && part !== 'api' && !/^v\d/.test(part)) ?? 'site'],
    ...(call.access === 'public' ? {} : { security: [{ session: [] }, { token: [] }] }),
    parameters: [...params, ...query],
    ...requestBody(call),
    responses: { 200: success(call), ...failures(faultsOf(call)) },
  }
}

function parameters(where: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }))
}

function requestBody(call: Call): Json {
  if (!call.body && !call.files) return {}
  const schema = call.body ? schemaOf(call.body, 'input') : { type: 'object', properties: {} }
  if (!call.files) return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  const fields = Object.fromEntries(call.files.map(name => [name, { type: 'string', format: 'binary' }]))
  const properties = { ...(schema.properties as Json | undefined), ...fields }
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { ...schema, properties } } },
    },
  }
}

function success(call: Call): Json {
  if (call.method === 'HEAD') return { description: 'OK' }
  if (call.answer === 'file') return { description: 'The file', content: { 'application/octet-stream': {} } }
  if (call.answer === 'events')
    return { description: 'Server-sent events', content: { 'text/event-stream': {} } }
  const data = schemaOf(call.answer as z.ZodType, 'output')
  const schema = {
    type: 'object',
    required: ['status', 'data'],
    properties: { status: { const: 'e200' }, data },
  }
  return { description: 'OK', content: { 'application/json': { schema } } }
}

/** Refusals by status, each with the codes that it may carry. */
export function failures(faults: readonly Fault[]): Json {
  return Object.fromEntries(
    [...Map.groupBy(faults, fault => fault.status)].map(([status, own]) => [
      status,
      {
        description: own.map(fault => `${fault.code} ${fault.en}`).join(' · '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Failure' },
                { properties: { errno: { enum: own.map(fault => fault.code) } } },
              ],
            },
          },
        },
      },
    ]),
  )
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json
  return json
}
