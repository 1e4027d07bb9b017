export const roundKinds = ['preliminary', 'defence', 'final'] as const
export type RoundKind = (typeof roundKinds)[number]
export const assignmentStates = ['assigned', 'declined', 'removed'] as const
export type AssignmentState = (typeof assignmentStates)[number]
/** Who or what says that somebody must not review something. */
export const conflictSources = ['organisation', 'coworker', 'reviewer', 'applicant', 'staff'] as const
export type ConflictSource = (typeof conflictSources)[number]
