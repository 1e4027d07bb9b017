/** What became of a proposal, as published. */
export const outcomes = ['awarded', 'shortlisted', 'declined'] as const
export type Outcome = (typeof outcomes)[number]
