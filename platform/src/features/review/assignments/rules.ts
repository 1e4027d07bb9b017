export const roundKinds = ['preliminary', 'defence', 'final'] as const
export type RoundKind = (typeof roundKinds)[number]
export const assignmentStates = ['assigned', 'declined', 'removed'] as const
export type AssignmentState = (typeof assignmentStates)[number]
/** Who or what says that somebody must not review something. */
export const conflictSources = ['organisation', 'coworker', 'reviewer', 'applicant', 'staff'] as const
export type ConflictSource = (typeof conflictSources)[number]

export const rowsPerPage = 50
export const longestReason = 500
/** How many of the proposals that lack reviewers a preview lists. */
export const mostLacksListed = 100

/** Which proposals of a round are listed: all; those with too few reviewers; those that somebody declined. */
export const proposalFilters = ['all', 'lacking', 'declined'] as const
export type ProposalFilter = (typeof proposalFilters)[number]

/** Why a reviewer cannot be given a proposal, the first that applies. */
export const deniedCauses = ['assigned', 'conflict', 'disabled', 'track', 'full'] as const
export type DeniedCause = (typeof deniedCauses)[number]

type Round = { opened_at: Date | null; closed_at: Date | null }
/** Whether a round takes scores now. */
export const isRoundOpen = ({ opened_at, closed_at }: Round): boolean =>
  opened_at !== null && closed_at === null
/** The same of a round as calls answer it. */
export const isOpenView = ({
  openedAt,
  closedAt,
}: {
  openedAt: string | null
  closedAt: string | null
}): boolean => openedAt !== null && closedAt === null
