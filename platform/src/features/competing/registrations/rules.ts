import type { Fault } from '../../../base/contract/failure.ts'
import { openQuestions, type Entry, type EntryField } from '../competitions/entry-form.ts'
import { stateOf } from '../competitions/rules.ts'
import { registrationFaults } from './faults.ts'

/** Whether who signed up takes part: where the organisers approve, they decide. */
export const registrationStates = ['pending', 'approved', 'refused'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** What the organisers decided about a signup, and why they refused it. */
export type Admission = { state: 'pending' | 'approved' } | { state: 'refused'; refusedWhy: string | null }

/** A signup's state with what was written about it. */
export const admissionOf = (state: RegistrationState, reason: string | null): Admission =>
  state === 'refused' ? { state, refusedWhy: reason } : { state }

/** Why somebody who signed up does not take part, or not yet; undefined for whoever does. */
export function admissionBlocked(registration: Admission): Fault | undefined {
  if (registration.state !== 'refused')
    return registration.state === 'pending' ? registrationFaults.pending : undefined
  const refused = registrationFaults.refused
  const { refusedWhy: why } = registration
  return why
    ? { ...refused, zh: `${refused.zh}理由是：“${why}”`, en: `${refused.en} Their reason: “${why}”` }
    : refused
}

type Asked = {
  competition: { startAt: Date; endAt: Date; isOpenSignup: boolean }
  isRegistered: boolean
  now: Date
}

/** Why this person cannot sign up now; undefined when they can. */
export function signupBlocked({ competition, isRegistered, now }: Asked): Fault | undefined {
  const state = stateOf(competition, now)
  if (isRegistered) return registrationFaults.already
  if (state === 'out_service') return registrationFaults.expired
  if (state !== 'can_signup') return registrationFaults.notOpen
  return undefined
}

/** Whether a signup lags behind what the competition asks today: a newer agreement, or questions left open. */
export const isOutdated = (
  registration: { agreementVersion: number; entry: Entry },
  competition: { agreementVersion: number; entryFields: readonly EntryField[] },
): boolean =>
  registration.agreementVersion < competition.agreementVersion ||
  openQuestions(competition.entryFields, registration.entry).length > 0
