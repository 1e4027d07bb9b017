import { wordFor } from '../../../../base/web/words.ts'
import { registrationFaults } from '../../../competing/registrations/faults.ts'
import { onboardingFaults } from '../../../people/onboarding/faults.ts'
import { blockingFaults } from '../faults.ts'
import type { phrases } from '../phrases.zh.ts'

const faults = { ...registrationFaults, ...blockingFaults, ...onboardingFaults }

/** What one does at the place where a reason is mended, for its link. */
export function fixLabel(code: string, words: Pick<typeof phrases, 'fix' | 'fixes'>): string {
  const name = Object.entries(faults).find(([, fault]) => fault.code === code)?.[0] ?? ''
  return wordFor(words.fixes, name) ?? words.fix
}
