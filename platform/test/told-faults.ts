import { faultsOf } from '../src/base/contract/call-faults.ts'
import { Failure } from '../src/base/contract/failure.ts'
import type { Handler } from '../src/base/http/handler.ts'

/** The same handler, which breaks where it refuses with what its contract does not tell: whichever test meets it then fails. */
export function onlyToldFaults(handler: Handler): Handler {
  const told = new Set<string>(faultsOf(handler.call).map(({ code }) => code))
  return {
    ...handler,
    async run(context, input) {
      try {
        return await handler.run(context, input)
      } catch (error) {
        if (!(error instanceof Failure) || told.has(error.fault.code)) throw error
        const { method, path } = handler.call
        throw new Error(`${method} ${path} refuses with ${error.fault.code}, which is not among its faults`, {
          cause: error,
        })
      }
    },
  }
}
