import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { discussionFaults } from '../../faults.ts'
import { reportDenied, type Asker } from '../../policy.ts'
import type { ReportReason } from '../../rules.ts'
import { postFacts, type Post } from '../load.ts'

/** Puts a post before the moderators; one open report a person and post. */
export async function reportPost(
  tx: Tx,
  ask: { post: Post; asker: NonNullable<Asker>; reason: ReportReason; note: string; now: Date },
): Promise<{ id: number }> {
  const denied = reportDenied(ask.asker, postFacts(ask.post))
  if (denied) throw new Failure(denied)
  const made = await tx
    .insertInto('discussion_report')
    .values({
      competition_id: ask.post.competition_id,
      post_id: ask.post.id,
      reporter_id: ask.asker.userId,
      reason: ask.reason,
      note: ask.note,
      created_at: ask.now,
      resolved_at: null,
      resolved_by: null,
      outcome: null,
    })
    .onConflict(conflict =>
      conflict.columns(['post_id', 'reporter_id']).where('resolved_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Failure(discussionFaults.alreadyReported)
  return made
}
