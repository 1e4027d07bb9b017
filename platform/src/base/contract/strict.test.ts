import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../calls.ts'
import { strictThroughout } from './strict.ts'

const point = z.object({ x: z.number() })
const extra = { x: 1, y: 2 }

test.each<[string, z.ZodType, unknown, string]>([
  ['at the top', point, extra, ''],
  ['in a field', z.object({ at: point }), { at: extra }, 'at'],
  ['in a list', z.object({ all: z.array(point) }), { all: [extra] }, 'all.0'],
  ['where it may be left out', z.object({ at: point.optional() }), { at: extra }, 'at'],
  ['where it may be nothing', z.object({ at: point.nullable() }), { at: extra }, 'at'],
  ['where it has a default', z.object({ at: point.default({ x: 1 }) }), { at: extra }, 'at'],
  ['in a record', z.object({ all: z.record(z.string(), point) }), { all: { a: extra } }, 'all.a'],
  ['in what is changed afterwards', point.transform(({ x }) => x), extra, ''],
  ['under a rule', z.object({ at: point.refine(({ x }) => x > 0) }), { at: extra }, 'at'],
  [
    'in a variant',
    z.discriminatedUnion('kind', [
      point.extend({ kind: z.literal('a') }),
      z.object({ kind: z.literal('b') }),
    ]),
    { kind: 'a', ...extra },
    '',
  ],
])('an unknown field is refused %s', (_where, schema, value, path) => {
  expect(schema.safeParse(value).success).toBe(true)
  const issues = strictThroughout(schema).safeParse(value).error?.issues
  expect(issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['y'] }])
  expect(issues?.[0]?.path.join('.')).toBe(path)
})

test('rules stay, open objects stay open, and the schema itself is left as it is', () => {
  const positive = point.refine(({ x }) => x > 0, { params: { code: 'negative' } })
  expect(strictThroughout(positive).safeParse({ x: -1 }).error?.issues).toMatchObject([{ code: 'custom' }])
  const open = z.object({ more: z.looseObject({}) })
  expect(strictThroughout(open).parse({ more: { a: 1 } })).toEqual({ more: { a: 1 } })
  expect(point.parse(extra)).toEqual({ x: 1 })
})

/** The places of a schema, as it is described in JSON, where more than what is named may stand. */
function openPlaces(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isOpen = 'properties' in schema && !('additionalProperties' in schema)
  const below = Object.entries(schema).flatMap(([name, part]) => openPlaces(part, `${path}.${name}`))
  return isOpen ? [path, ...below] : below
}

test('no body of a call has a place where unknown fields would be dropped silently', () => {
  const open = calls.flatMap(({ method, path, body }) =>
    body
      ? openPlaces(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), `${method} ${path}`)
      : [],
  )
  expect(open).toEqual([])
})
