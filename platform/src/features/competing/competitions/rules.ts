/** The spec's three states, and the time before the start. */
export type CompetitionState = 'not_started' | 'can_signup' | 'in_service' | 'out_service'

type Times = { startAt: Date; endAt: Date; isOpenSignup: boolean }

/** In service: after the start and not past the end. Signup is open while in service, if the organiser opened it. */
export function stateOf({ startAt, endAt, isOpenSignup }: Times, now: Date): CompetitionState {
  if (now < startAt) return 'not_started'
  if (now > endAt) return 'out_service'
  return isOpenSignup ? 'can_signup' : 'in_service'
}

/** The same for whoever has a team: there is nothing left to sign up for (spec §4). */
export function stateForMember(state: CompetitionState): CompetitionState {
  return state === 'can_signup' ? 'in_service' : state
}

/** How long it is until then: whole days, below two days whole hours, and `soon` in the last hour. */
export function timeLeft(now: string, until: string): { unit: 'days' | 'hours' | 'soon'; count: number } {
  const hours = Math.floor((Date.parse(until) - Date.parse(now)) / 3_600_000)
  if (hours >= 48) return { unit: 'days', count: Math.floor(hours / 24) }
  return hours >= 1 ? { unit: 'hours', count: hours } : { unit: 'soon', count: 0 }
}

/** How much of the time between two instants has passed, 0 to 1. */
export function passedShare(from: string, until: string, now: string): number {
  const [start, end] = [Date.parse(from), Date.parse(until)]
  if (end <= start) return Date.parse(now) >= end ? 1 : 0
  return Math.min(1, Math.max(0, (Date.parse(now) - start) / (end - start)))
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

type Question = { question: string; html: string }

/** Those questions that have all the words in them, in what is asked or in the answer. Nothing typed finds all. */
export function findQuestions<Q extends Question>(questions: readonly Q[], search: string): readonly Q[] {
  const words = plain(search).split(' ').filter(Boolean)
  return questions.filter(({ question, html }) => {
    const text = plain(`${question} ${html.replace(/<[^>]*>/g, ' ')}`)
    return words.every(word => text.includes(word))
  })
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
