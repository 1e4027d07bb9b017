/** What people do that their profile tells, and their followers hear of. */
export const activityKinds = [
  'sign_up',
  'first_score',
  'personal_best',
  'final_rank',
  'dataset',
  'thread',
  'answer',
  'article',
  'project',
  'prize',
  'other',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Those that come about in a competition. */
export const competitionKinds = [
  'sign_up',
  'first_score',
  'personal_best',
  'final_rank',
  'thread',
  'answer',
] as const satisfies readonly ActivityKind[]
export type CompetitionKind = (typeof competitionKinds)[number]
