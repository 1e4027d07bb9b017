import type { Fault } from '../../../base/contract/failure.ts'
import type { ProfileField } from '../profiles/details.rules.ts'
import { onboardingFaults } from './faults.ts'
import { guidePath, type BasicField, type CareerField } from './guide.rules.ts'

/**
 * What a competition may ask of people. Three are the spec's checks before every protected action, in its order; a
 * complete profile is asked for when something is submitted.
 */
export const requirements = ['basic', 'career', 'identity', 'profile'] as const
export type Requirement = (typeof requirements)[number]

type Asking = { requirements: readonly string[] | null; reward_value: string | number | null }

/** What this competition asks for, in the spec's order; one that has not chosen asks for what the house thinks right. */
export function requirementsOf(competition: Asking): Requirement[] {
  const chosen = competition.requirements
  if (chosen) return requirements.filter(one => chosen.includes(one))
  return Number(competition.reward_value ?? 0) > 0 ? ['basic', 'career', 'identity'] : ['basic', 'career']
}

/** What somebody lacks of what was asked for. */
export type Lacks = {
  basic: readonly BasicField[]
  career: readonly CareerField[]
  identity: boolean
  profile: readonly ProfileField[]
}
export const lacksNothing: Lacks = { basic: [], career: [], identity: false, profile: [] }

export type Check = { fault: Fault; hint: string; fields: readonly string[] }

/** Those of the three checks that are not met, in the spec's order, with where each is mended; `page` is where the action was. */
export function checksFailed(lacks: Lacks, page: string): Check[] {
  return [
    ...(lacks.basic.length > 0
      ? [{ fault: onboardingFaults.basicMissing, hint: guidePath(1, page), fields: lacks.basic }]
      : []),
    ...(lacks.career.length > 0
      ? [{ fault: onboardingFaults.careerMissing, hint: guidePath(2, page), fields: lacks.career }]
      : []),
    ...(lacks.identity
      ? [{ fault: onboardingFaults.identityMissing, hint: guidePath(4, page), fields: ['identity'] }]
      : []),
  ]
}
