import type { Parsed } from '../../../../base/contract/call.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { may } from '../../../shared/roles/policy.ts'
import { moderateDiscussions } from '../permissions.ts'
import { handleStaff, handleStaffOf } from '../../../shared/roles/server/public.ts'
import { requireCompetition } from '../../../competing/competitions/server/public.ts'
import * as calls from '../moderation.contract.ts'
import { discussionFaults } from '../faults.ts'
import { reportPost } from './commands/report-post.ts'
import { settleReports } from './commands/settle-reports.ts'
import { requirePost, requireThread } from './load.ts'
import { reportPage } from './reports.views.ts'

export const moderationHandlers: Handler[] = [
  handle(calls.reportPost, async ({ db, viewer, now, write }, { params, body }) => {
    const { post, thread } = await requirePost(db, params.id, { viewer, now })
    const asker = {
      userId: viewer.userId,
      isModerator: may(viewer, moderateDiscussions, thread.competition_id),
    }
    return write(tx => reportPost(tx, { post, asker, ...body, now }))
  }),

  handleStaff(calls.listReports, async ({ db, viewer, now }, { params, query }) => {
    const competition = await requireCompetition(db, params.id, viewer, now)
    return reportPage(db, competition.id, query)
  }),

  handleStaffOf(
    calls.settleReports,
    loadReported,
    ({ viewer, now, address, write }, { body }, { postId, threadId }) =>
      write(tx =>
        settleReports(tx, {
          postId,
          threadId,
          asker: { userId: viewer.userId, isModerator: true },
          address,
          ...body,
          now,
        }),
      ),
  ),
]

/** A post that its author deleted meanwhile still has reports to settle. */
async function loadReported(
  { db, viewer, now }: Context<Viewer>,
  { params }: Parsed<typeof calls.settleReports>,
): Promise<{ postId: number; threadId: number; competitionId: number }> {
  const post = await db
    .selectFrom('discussion_post')
    .select(['id as postId', 'thread_id as threadId', 'competition_id as competitionId'])
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (!post) throw new Failure(discussionFaults.postNotFound)
  await requireThread(db, post.threadId, { viewer, now })
  return post
}
