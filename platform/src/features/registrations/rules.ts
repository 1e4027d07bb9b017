import type { Fault } from '../../base/contract/failure.ts'
import { stateOf } from '../competitions/rules.ts'
import { registrationFaults } from './faults.ts'

/** Whether who signed up takes part: where the organisers approve, they decide. */
export const registrationStates = ['pending', 'approved', 'refused'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** Why somebody who signed up does not take part, or not yet; undefined for whoever does. */
export function admissionBlocked(registration: { state: RegistrationState }): Fault | undefined {
  if (registration.state === 'approved') return undefined
  return registration.state === 'pending' ? registrationFaults.pending : registrationFaults.refused
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

/** One question of the entry form; the organiser writes it in both languages. */
export type EntryField = {
  key: string
  labelZh: string
  labelEn: string
  kind: 'line' | 'text' | 'choice'
  required: boolean
  /** What a choice offers; kept as it is shown. */
  choices: readonly string[]
}
