export const foundKinds = ['competition', 'dataset', 'thread', 'article', 'expert', 'person'] as const
export type FoundKind = (typeof foundKinds)[number]

/** Whether there is enough to look for: a letter alone begins half of all words, a character says something. */
export const isSearchable = (typed: string): boolean => /[^\p{ASCII}]|\w.*\w/u.test(typed)
