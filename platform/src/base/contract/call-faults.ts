import { isForReviewers, isForStaff, mayBeWithheld, type Call } from './call.ts'
import { baseFaults as base } from './faults.ts'
import type { Fault } from './failure.ts'

/** All that a call may be refused with: its own faults, and those that follow from what it takes and who may make it. */
export function faultsOf(call: Call): Fault[] {
  const { method, access, params, query, body, files = [], answer } = call
  const isRead = method === 'GET' || method === 'HEAD'
  const takesBody = body !== undefined || files.length > 0
  const pageSizes = ['per_page', 'per_size', 'pageSize', 'size']
  const general: [boolean, Fault[]][] = [
    [
      true,
      [base.outdatedClient, base.foreignIdentity, base.tooMany, base.internal, base.busy, base.diskFull],
    ],
    // Whoever writes may have left since it was found out who asks.
    [!isForReviewers(call) && (access !== 'public' || !isRead), [base.signInFirst]],
    [isForStaff(call) || isForReviewers(call), [base.forbidden]],
    [isForReviewers(call), [base.notFound]],
    [!isRead, [base.crossSite]],
    [mayBeWithheld(call), [base.unbound, base.consentMissing]],
    // An address may hold escapes that stand for nothing.
    [params !== undefined, [base.notFound, base.malformed]],
    [query !== undefined || takesBody, [base.invalidInput]],
    [pageSizes.some(name => name in (query?.shape ?? {})), [base.pageTooLarge]],
    // A body may come where none is asked for.
    [!isRead, [base.malformed, base.tooSlow, base.tooLarge, base.wrongType]],
    [method === 'POST', [base.badKey, base.keyReused]],
    [answer === 'file', [base.unsatisfiable]],
  ]
  return [
    ...new Set([...general.flatMap(([holds, faults]) => (holds ? faults : [])), ...(call.faults ?? [])]),
  ]
}
