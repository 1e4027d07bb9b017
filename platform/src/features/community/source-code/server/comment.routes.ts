import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { renderUntrusted } from '../../../../base/markdown/untrusted.ts'
import { may } from '../../../shared/roles/policy.ts'
import { writtenAs } from '../../../shared/roles/written-as.ts'
import { manageSourceCode } from '../permissions.ts'
import * as calls from '../contract.ts'
import { sourceCodeFaults } from '../faults.ts'
import { commentCode } from './commands/comment-code.ts'
import { removeComment } from './commands/remove-comment.ts'
import { commentPage } from './comments.views.ts'
import { requireReadable } from './readable.ts'

export const commentHandlers: Handler[] = [
  handle(calls.listCodeComments, async (context, { query }) => {
    const procedure = await requireReadable(context.db, query.procedureId, context)
    return commentPage(context.db, procedure, context.viewer, query)
  }),

  handle(calls.addCodeComment, async (context, { body }) => {
    const { db, viewer, now, write } = context
    const procedure = await requireReadable(db, body.procedureId, context)
    const html = await renderUntrusted(body.content)
    return write(tx =>
      commentCode(tx, {
        procedure,
        authorId: viewer.userId,
        writtenAs: writtenAs(viewer, procedure.competition_id),
        path: body.path,
        line: body.line,
        replyTo: body.replyTo,
        body: body.content,
        html,
        now,
      }),
    )
  }),

  handle(calls.removeCodeComment, async (context, { params }) => {
    const { db, viewer, now, address, write } = context
    const comment = await db
      .selectFrom('code_comment')
      .select('procedure_id')
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!comment) throw new Failure(sourceCodeFaults.commentNotFound)
    const procedure = await requireReadable(db, comment.procedure_id, context).catch((error: unknown) => {
      throw error instanceof Failure ? new Failure(sourceCodeFaults.commentNotFound) : error
    })
    await write(tx =>
      removeComment(tx, {
        commentId: params.id,
        userId: viewer.userId,
        isModerator: may(viewer, manageSourceCode, procedure.competition_id),
        address,
        now,
      }),
    )
    return { id: params.id }
  }),
]
