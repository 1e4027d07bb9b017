import { z } from 'zod'

/** The same schema, which refuses unknown fields at every depth; objects that are meant to be open stay open. */
export function strictThroughout<S extends z.ZodType>(schema: S): S {
  return strict(schema) as S
}

// Of Zod's own description of a schema, which its types do not tell apart by kind.
type Def = { type: string; catchall?: z.ZodType; shape?: Record<string, z.ZodType> } & Record<string, unknown>
/** Where a schema of each kind keeps those that it is made of. */
const inner = ['innerType', 'element', 'valueType', 'in', 'out', 'options', 'items']

function strict(schema: z.ZodType): z.ZodType {
  const def = schema.def as unknown as Def
  const changed: Record<string, unknown> = {}
  if (def.type === 'object' && def.shape) {
    changed.shape = Object.fromEntries(
      Object.entries(def.shape).map(([name, field]) => [name, strict(field)]),
    )
    changed.catchall = def.catchall ?? z.never()
  }
  for (const name of inner) {
    const part = def[name]
    if (Array.isArray(part)) changed[name] = part.map(one => (one instanceof z.ZodType ? strict(one) : one))
    else if (part instanceof z.ZodType) changed[name] = strict(part)
  }
  if (Object.keys(changed).length === 0) return schema
  return schema.clone({ ...def, ...changed } as unknown as typeof schema.def)
}
