/** The documents, in the order in which they are offered; the database knows the same. */
export const tabs = ['about', 'faq', 'service', 'privacy'] as const
export type Tab = (typeof tabs)[number]

/** People agree to terms; the others are there to be read. */
export const isTerms = (tab: Tab): boolean => tab === 'service' || tab === 'privacy'

/** Which document the address of the help names, which begins with the first; undefined for one that is none. */
export const tabAt = (named: string | undefined): Tab | undefined =>
  named === undefined ? 'about' : tabs.find(tab => tab === named && tab !== 'about')

export const longestBody = 60_000
export const longestNote = 300
export const longestSearch = 60

export const feedbackKinds = ['problem', 'idea', 'other'] as const
export const feedbackStates = ['open', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]
export const longestFeedback = 4_000
export const feedbackPerPage = 20

const next: Record<FeedbackState, readonly FeedbackState[]> = {
  open: ['answered', 'closed'],
  answered: ['closed'],
  closed: ['open'],
}
export const mayBecome = (from: FeedbackState, to: FeedbackState): boolean => next[from].includes(to)

type Version = { id: number; tab: Tab }

/** Of versions that ask for consent the newest of each document: who agreed to that need not agree to an older one. */
export function newestOf<T extends Version>(asking: readonly T[]): T[] {
  return tabs.flatMap(tab => asking.filter(one => one.tab === tab).toSorted((a, b) => b.id - a.id)[0] ?? [])
}
