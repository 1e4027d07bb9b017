import type { Fault } from '../../../base/contract/failure.ts'
import { certificationFaults, certifierFaults } from './faults.ts'
import type { Kind, State } from './rules.ts'

const isIdentity = (kind: Kind) => kind !== 'enterprise'

/** Why somebody with these applications cannot send one of this kind; undefined when they can. */
export function submissionBlocked(
  kind: Kind,
  own: readonly { kind: Kind; state: State }[],
): Fault | undefined {
  const beside = own.filter(one => isIdentity(one.kind) === isIdentity(kind))
  const certified = beside.find(one => one.state === 'success')
  if (certified) return certified.kind === kind ? certificationFaults.already : certificationFaults.excluded
  return beside.some(one => one.state === 'reviewing') ? certificationFaults.underReview : undefined
}

type Judged = { userId: number; state: State; firstBy: number | null }

/** Why this certifier cannot decide about an application; undefined when they can. Whoever gave the first approval may still reject. */
export function decisionBlocked(
  application: Judged,
  certifierId: number,
  verdict: 'approve' | 'reject' | undefined,
): Fault | undefined {
  if (application.state !== 'reviewing') return certifierFaults.decided
  if (application.userId === certifierId) return certifierFaults.ownApplication
  return verdict === 'approve' && application.firstBy === certifierId ? certifierFaults.sameEyes : undefined
}
