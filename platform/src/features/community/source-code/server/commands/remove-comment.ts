import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { sourceCodeFaults } from '../../faults.ts'

/** Leaves a stone, so that answers keep what they answer. */
export async function removeComment(
  tx: Tx,
  ask: { commentId: number; userId: number; isModerator: boolean; address: string | null; now: Date },
): Promise<void> {
  const comment = await tx
    .selectFrom('code_comment')
    .select(['id', 'author_id', 'procedure_id', 'deleted_at'])
    .where('id', '=', ask.commentId)
    .forUpdate()
    .executeTakeFirst()
  if (!comment || comment.deleted_at) throw new Failure(sourceCodeFaults.commentNotFound)
  const isOwn = comment.author_id === ask.userId
  if (!isOwn && !ask.isModerator) throw new Failure(sourceCodeFaults.ownComment)
  await tx
    .updateTable('code_comment')
    .set({ deleted_at: ask.now, deleted_by: ask.userId })
    .where('id', '=', comment.id)
    .execute()
  if (isOwn) return
  await audit(
    tx,
    { userId: ask.userId, address: ask.address },
    {
      action: 'source-code.remove-comment',
      subject: 'code_comment',
      subjectId: comment.id,
      detail: { procedureId: comment.procedure_id, authorId: comment.author_id },
    },
    ask.now,
  )
}
