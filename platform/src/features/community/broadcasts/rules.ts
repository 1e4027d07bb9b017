/** Whom an organiser may write to; docs/glossary.md says who is in each. */
export const segments = ['all', 'signed_up', 'no_submission', 'promoted', 'failed_last'] as const
export type Segment = (typeof segments)[number]

/** Characters of a broadcast in each language. */
export const broadcastLimit = 255

/** How many people get a broadcast in one transaction. */
export const deliveredAtOnce = 500

export const broadcastsPerPage = 20

/** Characters as people count them: a character of two halves is one. */
export const lengthOf = (text: string): number => [...text].length
