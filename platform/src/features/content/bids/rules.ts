import type { Fault } from '../../../base/contract/failure.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { bidFaults } from './faults.ts'

export const needStates = ['draft', 'submitted', 'open', 'selection', 'awarded', 'closed'] as const
export type NeedState = (typeof needStates)[number]
/** Those that everybody sees. */
export const publicStates = ['open', 'selection', 'awarded', 'closed'] as const
export type PublicState = (typeof publicStates)[number]
/** Who reads the details: everybody; whoever is signed in; whom the poster lets in. */
export const confidentialities = ['open', 'members', 'confidential'] as const
export type Confidentiality = (typeof confidentialities)[number]
export const steps = ['submit', 'recall', 'return', 'publish', 'select', 'award', 'close'] as const
export type Step = (typeof steps)[number]

export const needsPerPage = 12
export const longestText = 8_000
export const longestProposal = 20_000
export const longestQuestion = 1_000
export const mostFiles = 3
export const mostFileBytes = 20 * 1024 * 1024

/** What a call is at a moment: past its deadline nobody bids any more, whether or not its poster has said so. */
export const stateNow = (need: { state: NeedState; deadline: Date | null }, now: Date): NeedState =>
  need.state === 'open' && need.deadline !== null && now >= need.deadline ? 'selection' : need.state

/** What somebody is to a call for bids. Staff who bid on it are not staff to it: nobody decides on a bid of their own. */
export type Standing = { isSignedIn: boolean; isPoster: boolean; isStaff: boolean; isAdmitted: boolean }

/** Poster and staff read all of it; others by its confidentiality. */
export const readsDetails = (confidentiality: Confidentiality, who: Standing): boolean =>
  who.isPoster ||
  who.isStaff ||
  confidentiality === 'open' ||
  (confidentiality === 'members' ? who.isSignedIn : who.isAdmitted)

/** Only whoever called for them, and staff, read bids. */
export const readsBids = (who: Standing): boolean => who.isPoster || who.isStaff

/** Why a deadline may not become another one, if it may not: a call whose time is over, and whose bids were read, stays over. */
export const deadlineDenied = (
  need: { state: NeedState; deadline: Date | null },
  next: Date | null,
  now: Date,
): Fault | undefined =>
  next?.getTime() === need.deadline?.getTime()
    ? undefined
    : stateNow(need, now) === 'selection'
      ? bidFaults.notOpen
      : need.state === 'open' && next !== null && next <= now
        ? bidFaults.deadlinePassed
        : undefined

export const editDenied = (state: NeedState, who: Standing): Fault | undefined =>
  who.isStaff
    ? state === 'awarded' || state === 'closed'
      ? bidFaults.wrongState
      : undefined
    : !who.isPoster
      ? bidFaults.notFound
      : state === 'draft'
        ? undefined
        : bidFaults.wrongState

const from: Record<Step, readonly NeedState[]> = {
  submit: ['draft'],
  recall: ['submitted'],
  return: ['submitted'],
  publish: ['submitted'],
  select: ['open'],
  award: ['selection'],
  close: ['open', 'selection'],
}
const byStaffAlone: readonly Step[] = ['return', 'publish']
const byPosterAlone: readonly Step[] = ['submit', 'recall']

/** Why somebody may not take a step with a call, if they may not. */
export function stepDenied(step: Step, state: NeedState, who: Standing): Fault | undefined {
  if (!who.isPoster && !who.isStaff) return bidFaults.notFound
  if (byStaffAlone.includes(step) && !who.isStaff) return baseFaults.forbidden
  if (byPosterAlone.includes(step) && !who.isPoster) return baseFaults.forbidden
  return from[step].includes(state) ? undefined : bidFaults.wrongState
}

/** Whether a call is there for somebody at all. */
export const seesNeed = (
  need: { published_at: Date | null; taken_down_at: Date | null },
  who: Standing,
): boolean => (need.published_at !== null && need.taken_down_at === null) || who.isPoster || who.isStaff

/** Why somebody may not take a call down, or put it back, if they may not. */
export const takeDownDenied = (state: NeedState, who: Standing): Fault | undefined =>
  !who.isStaff
    ? who.isPoster
      ? baseFaults.forbidden
      : bidFaults.notFound
    : publicStates.some(one => one === state)
      ? undefined
      : bidFaults.wrongState

/** Why somebody may not delete a call, if they may not. */
export function deleteDenied(need: { state: NeedState; bids: number }, who: Standing): Fault | undefined {
  if (!who.isPoster) return who.isStaff ? baseFaults.forbidden : bidFaults.notFound
  return need.state === 'draft' && need.bids === 0 ? undefined : bidFaults.wrongState
}

/** Why somebody may not bid, if they may not. */
export function bidDenied(
  need: { state: NeedState; confidentiality: Confidentiality },
  who: Standing,
): Fault | undefined {
  if (!who.isSignedIn) return baseFaults.signInFirst
  if (need.state !== 'open') return bidFaults.notOpen
  if (who.isPoster) return bidFaults.ownNeed
  // Who may read the bids of others would know what to offer.
  if (readsBids(who)) return bidFaults.ownDesk
  return readsDetails(need.confidentiality, who) ? undefined : bidFaults.notAdmitted
}

const texts = ['title', 'summary', 'background', 'target', 'criteria'] as const
type Texts = Record<`${(typeof texts)[number]}${'Zh' | 'En'}`, string>
type Terms = { reward: number | null; isNegotiable: boolean; deadline: string | null }
const termsMissing = ({ reward, isNegotiable, deadline }: Terms): ('reward' | 'deadline')[] => [
  ...(reward === null && !isNegotiable ? (['reward'] as const) : []),
  ...(deadline === null ? (['deadline'] as const) : []),
]

/** What must be there before a call is reviewed: each text in one of the languages. */
export const unwritten = (value: Texts & Terms): ((typeof texts)[number] | 'reward' | 'deadline')[] => [
  ...texts.filter(name => value[`${name}Zh`].trim() === '' && value[`${name}En`].trim() === ''),
  ...termsMissing(value),
]

/** What must be there before everybody sees a call. */
export const missingOf = (value: Texts & Terms): string[] => [
  ...texts.flatMap(name =>
    (['Zh', 'En'] as const).flatMap(side =>
      value[`${name}${side}`].trim() === '' ? [`${name}${side}`] : [],
    ),
  ),
  ...termsMissing(value),
]
