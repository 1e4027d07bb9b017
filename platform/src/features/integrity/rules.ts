/** What is looked for. */
export const findingKinds = ['same_file', 'near_predictions', 'shared_access', 'probing'] as const
export type FindingKind = (typeof findingKinds)[number]
