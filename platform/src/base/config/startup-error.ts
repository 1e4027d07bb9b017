/** Something the operator must mend before the product can start: one sentence, shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
