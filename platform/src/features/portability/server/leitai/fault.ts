import { Failure } from '../../../../base/contract/failure.ts'
import { portabilityFaults } from '../../faults.ts'

/** What an archive says in one place contradicts what it says in another, or what may be at all. */
export const inconsistent = (path: string, code: string): Failure =>
  new Failure(portabilityFaults.inconsistent, { issues: [{ path, code }] })
