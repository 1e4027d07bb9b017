import type { Call, Parsed, Returned } from '../../../base/contract/call.ts'
import { Failure } from '../../../base/contract/failure.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import type { Context } from '../../../base/http/context.ts'
import { handle, type Handler } from '../../../base/http/handler.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import { adminPolicy, mayCall } from '../policy.ts'

/**
 * Ties a call of the administration to the code that answers it, behind the policy's table. What exists is not told:
 * whoever may not is refused before anything is looked up.
 */
export function handleStaff<C extends Call>(
  call: C,
  run: (context: Context<Viewer>, input: Parsed<C>) => Promise<Returned<C>> | Returned<C>,
): Handler {
  const name = `${call.method} ${call.path}`
  if (call.access !== 'staff') throw new Error(`${name} must be for staff`)
  if (!Object.hasOwn(adminPolicy, name)) throw new Error(`the policy says nothing about ${name}`)
  const guarded = async (context: Context<Viewer>, input: Parsed<C>): Promise<Returned<C>> => {
    const { id } = (input.params ?? {}) as { id?: number }
    if (!mayCall(context.viewer, name, id)) throw new Failure(baseFaults.forbidden)
    return run(context, input)
  }
  return handle(call as Call, guarded as never)
}
