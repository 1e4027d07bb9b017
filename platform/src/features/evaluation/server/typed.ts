import type { z } from 'zod'
import { Failure } from '../../../base/contract/failure.ts'
import { baseFaults } from '../../../base/contract/faults.ts'

/** A field of a form with files that holds JSON; `name` is the field's. */
export function typedField<S extends z.ZodType>(text: string, schema: S, name: string): z.output<S> {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Failure(baseFaults.malformed)
  }
  const parsed = schema.safeParse(given)
  if (!parsed.success)
    throw new Failure(baseFaults.invalidInput, {
      issues: parsed.error.issues.map(issue => ({
        path: [`body.${name}`, ...issue.path].join('.'),
        code: issue.code,
      })),
    })
  return parsed.data
}
