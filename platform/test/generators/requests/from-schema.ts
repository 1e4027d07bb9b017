import fc from 'fast-check'
import type { Schema } from './document.ts'

const farAway = 2 ** 31
const mostDepth = 6

const texts = fc.oneof(
  fc.constantFrom('1', 'a', '猫', 'zh-CN', 'Public', '😀', ' a ', '2026-11-20', '2026-11-20T04:00:00.000Z'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

/** Values that a schema of the document allows, its limits among them. Patterns are left to luck. */
export function fromSchema(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const within = (inner: unknown) => fromSchema((inner ?? {}) as Schema, depth + 1)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return fc.oneof(...choices.map(within))
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  if (types.length > 1) return fc.oneof(...types.map(type => within({ ...schema, type })))
  if (depth > mostDepth) return fc.constant(null)
  switch (types[0]) {
    case 'object':
      return objects(schema, within)
    case 'array': {
      const most = Math.min(Number(schema.maxItems ?? 3), 3)
      return fc.array(within(schema.items), {
        minLength: Math.min(Number(schema.minItems ?? 0), most),
        maxLength: most,
      })
    }
    case 'string': {
      const { minLength = 0, maxLength = 30 } = schema as { minLength?: number; maxLength?: number }
      return fc.oneof(
        { weight: 4, arbitrary: texts },
        fc.constantFrom('x'.repeat(Math.min(maxLength, 5_000)), 'x'.repeat(minLength)),
      )
    }
    case 'integer':
    case 'number': {
      const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? -farAway)
      const most = Number(schema.maximum ?? schema.exclusiveMaximum ?? farAway)
      const whole = fc.integer({
        min: Math.ceil(Math.max(least, -farAway)),
        max: Math.floor(Math.min(most, farAway)),
      })
      const ends = fc.constantFrom(least, most, 1)
      return types[0] === 'integer'
        ? fc.oneof(whole, ends)
        : fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), whole, ends)
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objects(
  { properties = {}, required = [], additionalProperties }: Schema,
  within: (schema: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties as Schema).map(([name, schema]) => [name, within(schema)]),
  )
  if (Object.keys(fields).length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom('a', 'b', '猫', '1'), within(additionalProperties))
  return fc.record(fields, { requiredKeys: required as string[] })
}
