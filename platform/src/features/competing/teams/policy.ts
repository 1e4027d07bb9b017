import type { Fault } from '../../../base/contract/failure.ts'
import { teamFaults } from './faults.ts'
import type { RequestKind, VoidReason } from './rules.ts'

/** What decides about a team, whoever asks. */
export type TeamState = {
  id: number
  memberCount: number
  scheduleId: number | null
  isBanned: boolean
  isMerged: boolean
}
export type Frame = { teamSizeMax: number; endAt: Date; mergeDeadline: Date | null }
/** What two teams handed in on one day of one round, and what one team may. */
export type DayTogether = {
  own: { accepted: number; failed: number }
  other: { accepted: number; failed: number }
  limits: { accepted: number; failed: number | null }
}

/** Why nothing of a team may change now. */
export function changeBlocked(team: Pick<TeamState, 'isBanned'>, frame: Frame, now: Date): Fault | undefined {
  if (now > frame.endAt) return teamFaults.ended
  if (team.isBanned) return teamFaults.banned
  return undefined
}

/**
 * Why this day keeps two teams apart. Only days on which both handed in can: what one did alone was allowed to it.
 * Where every day fits, the total fits as well, for it is the sum of days.
 */
export function dayFits({ own, other, limits }: DayTogether): boolean {
  const fits = (one: number, two: number, limit: number | null) =>
    one === 0 || two === 0 || limit === null || one + two <= limit
  return fits(own.accepted, other.accepted, limits.accepted) && fits(own.failed, other.failed, limits.failed)
}

type Uniting = {
  kind: RequestKind
  /** Goes over into the other. */ from: TeamState
  into: TeamState
  frame: Frame
  days: readonly DayTogether[]
  now: Date
}

/** Why `from` cannot go over into `into` now: asked for each request, again at its answer, and for invitations. */
export function unitingBlocked({ kind, from, into, frame, days, now }: Uniting): Fault | undefined {
  if (now > frame.endAt) return teamFaults.ended
  if (into.isMerged) return teamFaults.mergedElsewhere
  if (from.isMerged) return teamFaults.askerMoved
  if (from.id === into.id) return teamFaults.ownTeam
  if (into.isBanned) return teamFaults.banned
  if (from.isBanned) return teamFaults.askerBanned
  if (frame.mergeDeadline && now >= frame.mergeDeadline) return teamFaults.tooLate
  if (kind === 'join' && from.memberCount > 1) return teamFaults.inOtherTeam
  if (into.memberCount >= frame.teamSizeMax) return teamFaults.full
  if (into.memberCount + from.memberCount > frame.teamSizeMax) return teamFaults.tooManyMembers
  if (from.scheduleId !== into.scheduleId) return teamFaults.otherRound
  if (!days.every(dayFits)) return teamFaults.tooManySubmissions
  return undefined
}

/** What the answer to a request that came to nothing says. */
export const voidFault: Record<VoidReason, Fault> = {
  'asker-moved': teamFaults.askerMoved,
  'team-merged': teamFaults.mergedElsewhere,
  banned: teamFaults.banned,
  'asker-banned': teamFaults.askerBanned,
  'captain-left': teamFaults.captainLeft,
}

/** Why a member cannot go: captains hand over first, and whoever joined stays until the captain removes them. */
export function quittingBlocked(member: {
  role: 'captain' | 'member'
  handedOverAt: Date | null
}): Fault | undefined {
  if (member.role === 'captain') return teamFaults.transferFirst
  return member.handedOverAt === null ? teamFaults.cannotLeave : undefined
}

/** Why a team cannot be dissolved: only a captain alone who never handed in anything takes the signup back. */
export function dissolvingBlocked(team: { memberCount: number; hasSubmitted: boolean }): Fault | undefined {
  if (team.memberCount > 1) return teamFaults.notAlone
  return team.hasSubmitted ? teamFaults.alreadySubmitted : undefined
}
