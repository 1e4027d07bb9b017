import { isForStaff, type Call, type Parsed, type Returned } from '../../../../base/contract/call.ts'
import { Failure, type Fault } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { mayCall, mayCallSome } from '../policy.ts'

/**
 * Ties a call of the administration to the code that answers it, behind those whom the call names. What exists is not told:
 * whoever may not is refused before anything is looked up.
 */
export function handleStaff<C extends Call>(
  call: C,
  run: (context: Context<Viewer>, input: Parsed<C>) => Promise<Returned<C>> | Returned<C>,
): Handler {
  mustBeForStaff(call)
  const guarded = async (context: Context<Viewer>, input: Parsed<C>): Promise<Returned<C>> => {
    const { id } = (input.params ?? {}) as { id?: number }
    if (!mayCall(context.viewer, call, id)) throw new Failure(baseFaults.forbidden)
    return run(context, input)
  }
  return handle(call, (context, input) => guarded(context as Context<Viewer>, input))
}

/**
 * The same for a call whose path does not name the competition: what it is about is loaded first, and the table is asked
 * about the competition of that. Whom it denies is told `denied`.
 */
export function handleStaffOf<C extends Call, T extends { competitionId: number }>(
  call: C,
  load: (context: Context<Viewer>, input: Parsed<C>) => Promise<T>,
  run: (context: Context<Viewer>, input: Parsed<C>, found: T) => Promise<Returned<C>>,
  denied: Fault = baseFaults.forbidden,
): Handler {
  mustBeForStaff(call)
  const guarded = async (context: Context<Viewer>, input: Parsed<C>): Promise<Returned<C>> => {
    if (!mayCallSome(context.viewer, call)) throw new Failure(baseFaults.forbidden)
    const found = await load(context, input)
    if (!mayCall(context.viewer, call, found.competitionId)) throw new Failure(denied)
    return run(context, input, found)
  }
  return handle(call, (context, input) => guarded(context as Context<Viewer>, input))
}

function mustBeForStaff(call: Call): void {
  if (!isForStaff(call)) throw new Error(`${call.method} ${call.path} must be for staff`)
}
