import type { ApiError } from '../../../../base/contract/client.ts'
import { messageOf } from '../../../../base/contract/failure.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { registrationFaults } from '../../../competing/registrations/faults.ts'
import { onboardingFaults } from '../../../people/onboarding/faults.ts'
import { blockingFaults, submissionFaults } from '../faults.ts'

const faults = [blockingFaults, submissionFaults, registrationFaults, onboardingFaults].flatMap(group =>
  Object.values(group),
)

/** What else stands against a file than what the refusal says first. */
export function otherReasons({ errno, message, issues }: ApiError, lang: Lang): string[] {
  const reasons = issues.flatMap(issue => {
    // Said already, and more exactly: when the window closed or opens.
    if (issue.code === errno) return []
    const fault = faults.find(known => known.code === issue.code)
    return issue.message ?? (fault ? messageOf(fault, lang) : [])
  })
  return [...new Set(reasons)].filter(reason => reason !== message)
}
