import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { renderUntrusted } from '../../../../base/markdown/untrusted.ts'
import { may } from '../../../shared/roles/policy.ts'
import { moderateDiscussions } from '../permissions.ts'
import { requireCompetition } from '../../../competing/competitions/server/public.ts'
import * as calls from '../contract.ts'
import { writtenAs } from '../../../shared/roles/written-as.ts'
import { acceptAnswer, unacceptAnswer } from './commands/accept-answer.ts'
import { addReply } from './commands/add-reply.ts'
import { editPost } from './commands/edit-post.ts'
import { openThread } from './commands/open-thread.ts'
import { removePost } from './commands/remove-post.ts'
import { setMarks } from './commands/set-marks.ts'
import { vote } from './commands/vote.ts'
import { askerOf, requirePost, requireThread } from './load.ts'
import { moderationHandlers } from './moderation-routes.ts'
import { revisionsOf } from './revisions.ts'
import { solutionHandlers } from './solutions.routes.ts'
import { allThreadsPage, threadCardOf, threadPage } from './threads.views.ts'
import { viewThread } from './thread-view.ts'
import { countReported } from './reports.views.ts'

const signedIn = (viewer: Viewer, competitionId: number) => ({
  userId: viewer.userId,
  isModerator: may(viewer, moderateDiscussions, competitionId),
})

export const discussionHandlers: Handler[] = [
  handle(calls.listThreads, async ({ db, viewer, now }, { params, query }) => {
    await requireCompetition(db, params.id, viewer, now)
    if (query.filter === 'mine' && !viewer) throw new Failure(baseFaults.signInFirst)
    const canModerate = may(viewer, moderateDiscussions, params.id)
    const [page, openReports] = await Promise.all([
      threadPage(db, { competitionId: params.id, query, userId: viewer?.userId ?? null }),
      canModerate ? countReported(db, params.id) : 0,
    ])
    return { ...page, canModerate, openReports }
  }),

  handle(calls.listAllThreads, ({ db, viewer, lang, now }, { query }) => {
    if (query.filter === 'mine' && !viewer) throw new Failure(baseFaults.signInFirst)
    return allThreadsPage(db, { query, viewer, lang, now })
  }),

  handle(calls.openThread, async ({ db, viewer, now, write }, { params, body }) => {
    const competition = await requireCompetition(db, params.id, viewer, now)
    const html = await renderUntrusted(body.body)
    return write(async tx => {
      const { id } = await openThread(tx, {
        ...body,
        html,
        competitionId: competition.id,
        authorId: viewer.userId,
        writtenAs: writtenAs(viewer, competition.id),
        now,
      })
      return { id }
    })
  }),

  handle(calls.getThread, async ({ db, viewer, now, lang }, { params, query }) => {
    const thread = await requireThread(db, params.id, { viewer, now })
    const asker = askerOf(viewer, thread.competition_id)
    return viewThread(db, {
      thread,
      asker,
      lang,
      page: query.page,
      perPage: query.per_page,
      post: query.post,
    })
  }),

  handle(calls.updateThread, async ({ db, viewer, now, address, write }, { params, body }) => {
    const thread = await requireThread(db, params.id, { viewer, now })
    const { isPinned, isLocked } = body
    const asker = signedIn(viewer, thread.competition_id)
    await write(tx => setMarks(tx, { threadId: thread.id, asker, address, isPinned, isLocked, now }))
    return threadCardOf(db, thread.id)
  }),

  handle(calls.addReply, async ({ db, viewer, now, write }, { params, body }) => {
    const thread = await requireThread(db, params.id, { viewer, now })
    const html = await renderUntrusted(body.body)
    return write(tx =>
      addReply(tx, {
        threadId: thread.id,
        asker: signedIn(viewer, thread.competition_id),
        writtenAs: writtenAs(viewer, thread.competition_id),
        replyTo: body.replyTo,
        body: body.body,
        html,
        now,
      }),
    )
  }),

  handle(calls.acceptAnswer, async ({ db, viewer, now, write }, { params, body }) => {
    const thread = await requireThread(db, params.id, { viewer, now })
    const asker = signedIn(viewer, thread.competition_id)
    await write(tx => acceptAnswer(tx, { threadId: thread.id, postId: body.postId, asker, now }))
    return { acceptedPostId: body.postId }
  }),

  handle(calls.unacceptAnswer, async ({ db, viewer, now, write }, { params }) => {
    const thread = await requireThread(db, params.id, { viewer, now })
    const asker = signedIn(viewer, thread.competition_id)
    await write(tx => unacceptAnswer(tx, { threadId: thread.id, asker }))
    return { acceptedPostId: null }
  }),

  handle(calls.editPost, async ({ db, viewer, now, write }, { params, body }) => {
    const { post, thread } = await requirePost(db, params.id, { viewer, now })
    const html = await renderUntrusted(body.body)
    return write(tx =>
      editPost(tx, {
        postId: post.id,
        threadId: thread.id,
        asker: signedIn(viewer, thread.competition_id),
        revision: body.revision,
        title: body.title,
        tag: body.tag,
        body: body.body,
        html,
        now,
      }),
    )
  }),

  handle(calls.removePost, async ({ db, viewer, now, address, write }, { params, body }) => {
    const { post, thread } = await requirePost(db, params.id, { viewer, now })
    const asker = signedIn(viewer, thread.competition_id)
    return write(tx =>
      removePost(tx, { postId: post.id, threadId: thread.id, asker, address, reason: body.reason, now }),
    )
  }),

  handle(calls.listRevisions, async ({ db, viewer, now }, { params }) => {
    const { post, thread } = await requirePost(db, params.id, { viewer, now })
    return { revisions: await revisionsOf(db, post, thread) }
  }),

  ...(
    [
      [calls.castVote, true],
      [calls.takeVoteBack, false],
    ] as const
  ).map(([call, wants]) =>
    handle(call, async ({ db, viewer, now, write }, { params }) => {
      const { post, thread } = await requirePost(db, params.id, { viewer, now })
      const asker = signedIn(viewer, thread.competition_id)
      return write(tx => vote(tx, { postId: post.id, threadId: thread.id, asker, wants, now }))
    }),
  ),

  ...moderationHandlers,
  ...solutionHandlers,
]
