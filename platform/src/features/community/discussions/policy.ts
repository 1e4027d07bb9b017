import type { Fault } from '../../../base/contract/failure.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { discussionFaults } from './faults.ts'

/** Who asks: null is a visitor; moderators are the organisers of the competition and administrators. */
export type Asker = { userId: number; isModerator: boolean } | null
type Thread = { authorId: number; isLocked: boolean; acceptedPostId: number | null }
type Post = { id: number; authorId: number; isOpening: boolean; isDeleted: boolean }

// Each answers with the reason why not, or undefined where it is allowed.

export function replyDenied(asker: Asker, thread: Thread): Fault | undefined {
  if (!asker) return baseFaults.signInFirst
  return lockedFor(asker, thread)
}

export function voteDenied(asker: Asker, thread: Thread, post: Post): Fault | undefined {
  if (!asker) return baseFaults.signInFirst
  if (post.isDeleted) return discussionFaults.postNotFound
  if (post.authorId === asker.userId) return discussionFaults.ownVote
  return lockedFor(asker, thread)
}

/** Nobody puts words into another's mouth: moderators remove, they do not edit. */
export function editDenied(asker: Asker, thread: Thread, post: Post): Fault | undefined {
  if (!asker) return baseFaults.signInFirst
  if (post.isDeleted) return discussionFaults.postNotFound
  if (post.authorId !== asker.userId) return discussionFaults.authorOnly
  return lockedFor(asker, thread)
}

export function removeDenied(asker: Asker, thread: Thread, post: Post): Fault | undefined {
  if (!asker) return baseFaults.signInFirst
  if (post.isDeleted) return discussionFaults.postNotFound
  if (asker.isModerator) return undefined
  if (post.authorId !== asker.userId) return discussionFaults.authorOnly
  return lockedFor(asker, thread)
}

export function acceptDenied(asker: Asker, thread: Thread, post: Post): Fault | undefined {
  const asked = changeAcceptedDenied(asker, thread)
  if (asked) return asked
  if (post.isDeleted) return discussionFaults.postNotFound
  if (post.isOpening) return discussionFaults.openingAccepted
  if (thread.acceptedPostId !== null && thread.acceptedPostId !== post.id)
    return discussionFaults.alreadyAccepted
  return undefined
}

export function changeAcceptedDenied(asker: Asker, thread: Thread): Fault | undefined {
  if (!asker) return baseFaults.signInFirst
  if (asker.isModerator) return undefined
  if (thread.authorId !== asker.userId) return discussionFaults.notAsker
  return lockedFor(asker, thread)
}

export function reportDenied(asker: Asker, post: Post): Fault | undefined {
  if (!asker) return baseFaults.signInFirst
  if (post.isDeleted) return discussionFaults.postNotFound
  return post.authorId === asker.userId ? discussionFaults.ownReport : undefined
}

export const moderateDenied = (asker: Asker): Fault | undefined =>
  asker === null ? baseFaults.signInFirst : asker.isModerator ? undefined : baseFaults.forbidden

/** Who publishes a team’s solution, changes it and takes it back, and from when on. */
export function solutionDenied({
  team,
  endAt,
  now,
}: {
  team: { role: 'captain' | 'member'; isBanned: boolean } | null
  endAt: Date
  now: Date
}): Fault | undefined {
  if (team?.role !== 'captain') return discussionFaults.captainOnly
  if (team.isBanned) return discussionFaults.teamBanned
  // Until the end a solution would help others to their scores.
  return now < endAt ? discussionFaults.notEnded : undefined
}

const lockedFor = (asker: NonNullable<Asker>, thread: Thread): Fault | undefined =>
  thread.isLocked && !asker.isModerator ? discussionFaults.locked : undefined
