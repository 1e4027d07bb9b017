/** The spec's three states, and the time before the start. */
export type CompetitionState = 'not_started' | 'can_signup' | 'in_service' | 'out_service'

type Times = { startAt: Date; endAt: Date; isOpenSignup: boolean }

/** In service: after the start and not past the end. Signup is open while in service, if the organiser opened it. */
export function stateOf({ startAt, endAt, isOpenSignup }: Times, now: Date): CompetitionState {
  if (now < startAt) return 'not_started'
  if (now > endAt) return 'out_service'
  return isOpenSignup ? 'can_signup' : 'in_service'
}

/** The list's filter: −1 all, 0 not started, 1 running, 2 ended, 3 running with open signup. */
export const cmptStatuses = [-1, 0, 1, 2, 3] as const
export type CmptStatus = (typeof cmptStatuses)[number]

export const sorts = ['default', 'newest', 'ending', 'reward', 'popular'] as const
export type Sort = (typeof sorts)[number]

export type CompetitionPart = 'overview' | 'evaluation' | 'rules' | 'prizes' | 'timeline'
export const competitionParts: readonly CompetitionPart[] = [
  'overview',
  'evaluation',
  'rules',
  'prizes',
  'timeline',
]
