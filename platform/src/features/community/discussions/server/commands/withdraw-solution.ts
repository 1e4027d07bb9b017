import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockTeam } from '../../../../competing/teams/server/public.ts'
import { discussionFaults } from '../../faults.ts'
import { lockThread, readPost } from '../load.ts'
import { solutionOfTeam } from '../solutions.reads.ts'
import { takeAway } from './remove-post.ts'

/** Takes a team's solution back, for its present captain also one that a former captain wrote. */
export async function withdrawSolution(
  tx: Tx,
  ask: { teamId: number; userId: number; now: Date },
): Promise<{ threadId: number }> {
  await lockTeam(tx, ask.teamId)
  const known = await solutionOfTeam(tx, ask.teamId)
  if (!known) throw new Failure(discussionFaults.solutionNotFound)
  const thread = await lockThread(tx, known.threadId)
  // Where organisers stopped the talk, what was said stays.
  if (thread.locked_at !== null) throw new Failure(discussionFaults.locked)
  const post = await readPost(tx, known.openingId)
  // A moderator may have removed it while this waited.
  if (post.deleted_at !== null) throw new Failure(discussionFaults.solutionNotFound)
  await takeAway(tx, { thread, post, by: ask.userId, isOwn: true, reason: '', now: ask.now })
  return { threadId: thread.id }
}
