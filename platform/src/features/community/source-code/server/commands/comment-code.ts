import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { WrittenAs } from '../../../../shared/roles/written-as.ts'
import { sourceCodeFaults } from '../../faults.ts'
import { notifyOfComment } from '../notices.ts'

export type NewComment = {
  procedure: { id: number; team_id: number }
  authorId: number
  writtenAs: WrittenAs
  path: string | undefined
  line: number | undefined
  replyTo: number | undefined
  body: string
  html: string
  now: Date
}

/** Says something about a line, or answers what was said about it. */
export async function commentCode(tx: Tx, ask: NewComment): Promise<{ id: number }> {
  const place = ask.replyTo === undefined ? await placeOf(tx, ask) : await placeOfReply(tx, ask, ask.replyTo)
  const { id } = await tx
    .insertInto('code_comment')
    .values({
      procedure_id: ask.procedure.id,
      path: place.path,
      line: place.line,
      parent_id: place.parentId,
      author_id: ask.authorId,
      written_as: ask.writtenAs,
      body: ask.body,
      html: ask.html,
      created_at: ask.now,
      deleted_at: null,
      deleted_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notifyOfComment(tx, { ...ask, ...place, commentId: id })
  return { id }
}

type Place = { path: string; line: number; parentId: number | null }

async function placeOf(tx: Tx, { procedure, path, line }: NewComment): Promise<Place> {
  const file = await tx
    .selectFrom('code_file')
    .select(['path', 'line_count'])
    .where('procedure_id', '=', procedure.id)
    .where('path', '=', path ?? '')
    .executeTakeFirst()
  if (!file)
    throw new Failure(sourceCodeFaults.fileNotFound, { issues: [{ path: 'body.path', code: 'unknown' }] })
  if (line === undefined || line > file.line_count)
    throw new Failure(sourceCodeFaults.noSuchLine, { issues: [{ path: 'body.line', code: 'unknown' }] })
  return { path: file.path, line, parentId: null }
}

/** One level: an answer to an answer stands with it under the same comment. */
async function placeOfReply(tx: Tx, { procedure }: NewComment, replyTo: number): Promise<Place> {
  const answered = await tx
    .selectFrom('code_comment')
    .select(['id', 'path', 'line', 'parent_id', 'deleted_at'])
    .where('id', '=', replyTo)
    .where('procedure_id', '=', procedure.id)
    .executeTakeFirst()
  if (!answered || answered.deleted_at)
    throw new Failure(sourceCodeFaults.commentNotFound, {
      issues: [{ path: 'body.replyTo', code: 'unknown' }],
    })
  return { path: answered.path, line: answered.line, parentId: answered.parent_id ?? answered.id }
}
