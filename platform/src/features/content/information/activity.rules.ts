import type { Fault } from '../../../base/contract/failure.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { informationFaults } from './faults.ts'

export const mostSections = 5
export const longestSection = 40_000
export const signupsPerPage = 50
export const largestCapacity = 100_000

/** In characters, in each language. */
export const longestCancelReason = 300

type Times = { startsAt: Date; endsAt: Date; cancelledAt: Date | null }
type Window = { signupFrom: Date | null; signupUntil: Date | null }

export const activityStates = ['upcoming', 'running', 'past', 'cancelled'] as const
export type ActivityState = (typeof activityStates)[number]

export const isOver = ({ endsAt }: { endsAt: Date }, now: Date): boolean => now >= endsAt

/** Half-open: it is running at its start and past at its end. What was called off stays that. */
export const activityStateOf = (times: Times, now: Date): ActivityState =>
  times.cancelledAt
    ? 'cancelled'
    : isOver(times, now)
      ? 'past'
      : now < times.startsAt
        ? 'upcoming'
        : 'running'

/** Which activities a list shows: those that are not over, or those that are. */
export const eventTimes = ['coming', 'past'] as const

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
  if (activity.cancelledAt) return informationFaults.cancelled
  if (isOver(activity, now)) return informationFaults.over
  const state = signupStateOf(activity, now)
  if (state !== 'open') return closed[state]
  return isSignedIn ? undefined : baseFaults.signInFirst
}

/** Why an activity cannot be called off now, or taken back: over is over, and drafts nobody waits for. */
export function cancellationDenied(
  activity: Times,
  { isPublic, isWanted, now }: { isPublic: boolean; isWanted: boolean; now: Date },
): Fault | undefined {
  if (isWanted && activity.cancelledAt) return informationFaults.cancelled
  if (!isWanted && !activity.cancelledAt) return informationFaults.notCancelled
  if (isOver(activity, now)) return informationFaults.over
  return isWanted && !isPublic ? informationFaults.notShown : undefined
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
