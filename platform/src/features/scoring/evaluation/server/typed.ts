import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import { parseJson } from '../../../../base/contract/parse-json.ts'
import { readAs } from '../../../../base/http/issues.ts'

/** A field of a form with files that holds JSON; `name` is the field's. */
export function typedField<S extends z.ZodType>(text: string, schema: S, name: string): z.output<S> {
  let given: unknown
  try {
    given = parseJson(text)
  } catch {
    throw new Failure(baseFaults.malformed)
  }
  const read = readAs(schema, given, `body.${name}`)
  if (read.issues) throw new Failure(baseFaults.invalidInput, { issues: read.issues })
  return read.data
}
