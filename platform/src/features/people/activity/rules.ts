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

/** Those that tell how somebody did in a competition: hidden with the competitions they joined. */
export const competingKinds = [
  'sign_up',
  'first_score',
  'personal_best',
  'final_rank',
] as const satisfies readonly CompetitionKind[]

/** What somebody says of their work: hidden with it. */
export const workKinds = ['article', 'project', 'prize', 'other'] as const satisfies readonly ActivityKind[]
