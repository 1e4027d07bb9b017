/** The spec's four lists. */
export const accomplishmentKinds = ['article', 'project', 'prize', 'others'] as const
export type AccomplishmentKind = (typeof accomplishmentKinds)[number]

/** Of one kind. */
export const mostAccomplishments = 30
export const accomplishmentNameLimit = 100
export const accomplishmentTextLimit = 1_000

/** Articles and prizes have a day on which they came; projects and others go on. */
export const hasDay = (kind: AccomplishmentKind): boolean => kind === 'article' || kind === 'prize'
