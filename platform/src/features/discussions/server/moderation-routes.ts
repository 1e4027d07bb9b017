import { Failure } from '../../../base/contract/failure.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { handle, type Handler } from '../../../base/http/handler.ts'
import { organises, type Viewer } from '../../../base/http/viewer.ts'
import { requireCompetition } from '../../competitions/server/lookups.ts'
import * as calls from '../moderation.contract.ts'
import { discussionFaults } from '../faults.ts'
import { reportPost } from './commands/report-post.ts'
import { settleReports } from './commands/settle-reports.ts'
import { requirePost, requireThread } from './load.ts'
import { reportPage } from './report-list.ts'

function requireModerator(viewer: Viewer, competitionId: number): void {
  if (!organises(viewer, competitionId)) throw new Failure(baseFaults.forbidden)
}

export const moderationHandlers: Handler[] = [
  handle(calls.reportPost, async ({ db, viewer, now, write }, { params, body }) => {
    const { post, thread } = await requirePost(db, params.id, { viewer, now })
    const asker = { userId: viewer.userId, isModerator: organises(viewer, thread.competition_id) }
    return write(tx => reportPost(tx, { post, asker, ...body, now }))
  }),

  handle(calls.listReports, async ({ db, viewer, now }, { params, query }) => {
    const competition = await requireCompetition(db, params.id, viewer, now)
    requireModerator(viewer, competition.id)
    return reportPage(db, competition.id, query)
  }),

  handle(calls.settleReports, async ({ db, viewer, now, address, write }, { params, body }) => {
    // A post that its author deleted meanwhile still has reports to settle.
    const post = await db
      .selectFrom('discussion_post')
      .select(['id', 'thread_id', 'competition_id'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!post) throw new Failure(discussionFaults.postNotFound)
    await requireThread(db, post.thread_id, { viewer, now })
    requireModerator(viewer, post.competition_id)
    return write(tx =>
      settleReports(tx, {
        postId: post.id,
        threadId: post.thread_id,
        asker: { userId: viewer.userId, isModerator: true },
        address,
        ...body,
        now,
      }),
    )
  }),
]
