import { Failure } from '../../../../../base/contract/failure.ts'
import { profileFaults } from '../../faults.ts'

/** Days of which either may be missing. */
export type Span = { startOn: string | null; endOn: string | null }

export function checkSpan({ startOn, endOn }: Span, field: string): void {
  if (startOn !== null && endOn !== null && endOn < startOn)
    throw new Failure(profileFaults.endsBeforeStart, {
      issues: [{ path: `body.${field}`, code: 'too_early' }],
    })
}
