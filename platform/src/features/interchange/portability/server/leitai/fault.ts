import { Failure } from '../../../../../base/contract/failure.ts'
import { portabilityFaults } from '../../faults.ts'
import type { ImportIssueCode } from '../../issues.ts'

/** What an archive says in one place contradicts what it says in another, or what may be at all. */
export const inconsistent = (path: string, code: ImportIssueCode): Failure =>
  new Failure(portabilityFaults.inconsistent, { issues: [{ path, code }] })
