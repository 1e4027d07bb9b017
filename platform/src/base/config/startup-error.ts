/** Something the operator must mend before the product can start: one sentence, shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The message of an error, followed by those of its causes and of the errors it aggregates; no stack traces. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A host with several addresses, none of which answers, has no message of its own.
  const errors: unknown[] = error instanceof AggregateError ? error.errors : []
  const own = error.message || errors.map(reasonOf).join(', ') || error.name
  return error.cause === undefined ? own : `${own}: ${reasonOf(error.cause)}`
}
