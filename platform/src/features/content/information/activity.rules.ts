import type { Fault } from '../../../base/contract/failure.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { informationFaults } from './faults.ts'

export const mostSections = 5
export const longestSection = 40_000
export const signupsPerPage = 50
export const largestCapacity = 100_000

type Times = { startsAt: Date; endsAt: Date }
type Window = { signupFrom: Date | null; signupUntil: Date | null }

export const activityStates = ['upcoming', 'running', 'past'] as const
export type ActivityState = (typeof activityStates)[number]

/** Half-open: it is running at its start and past at its end. */
export const activityStateOf = ({ startsAt, endsAt }: Times, now: Date): ActivityState =>
  now < startsAt ? 'upcoming' : now < endsAt ? 'running' : 'past'

export const signupStates = ['none', 'before', 'open', 'closed'] as const
export type SignupState = (typeof signupStates)[number]

export function signupStateOf({ signupFrom, signupUntil }: Window, now: Date): SignupState {
  if (!signupFrom || !signupUntil) return 'none'
  return now < signupFrom ? 'before' : now < signupUntil ? 'open' : 'closed'
}

const closed: Record<Exclude<SignupState, 'open'>, Fault> = {
  none: informationFaults.noSignup,
  before: informationFaults.signupNotOpen,
  closed: informationFaults.signupClosed,
}

/** Why somebody cannot sign up now; undefined where they can, if only to wait. */
export function signUpDenied(isSignedIn: boolean, activity: Times & Window, now: Date): Fault | undefined {
  if (activityStateOf(activity, now) === 'past') return informationFaults.over
  const state = signupStateOf(activity, now)
  if (state !== 'open') return closed[state]
  return isSignedIn ? undefined : baseFaults.signInFirst
}

/** One who comes now waits when all places are taken, or when somebody waits already. */
export const mustWait = (activity: { capacity: number | null; taken: number }, waiting: number): boolean =>
  activity.capacity !== null && (activity.taken >= activity.capacity || waiting > 0)

type Value = {
  placeZh: string
  placeEn: string
  onlineUrl: string | null
  sections: readonly { titleZh: string; titleEn: string; bodyZh: string; bodyEn: string }[]
}

/** What of an activity is missing for publication: where it is, and each section in both languages. */
export function missingOfActivity(value: Value | null): string[] {
  if (!value) return ['activity']
  const { placeZh, placeEn, onlineUrl, sections } = value
  const isPlaced = placeZh !== '' && placeEn !== ''
  const isHalfPlaced = (placeZh === '') !== (placeEn === '')
  return [
    ...(isHalfPlaced || (!isPlaced && !onlineUrl) ? ['place'] : []),
    ...(sections.some(one => Object.values(one).some(text => text.trim() === '')) ? ['sections'] : []),
  ]
}
