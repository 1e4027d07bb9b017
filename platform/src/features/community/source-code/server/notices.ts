import type { Tx } from '../../../../base/database/tables.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { personMark } from '../../../people/notices/rules.ts'
import { notify } from '../../../people/notices/server/public.ts'
import { languageOf } from '../rules.ts'
import { sourceCodeWords } from '../words.ts'
import { membersNow } from '../../../competing/teams/server/public.ts'

const zh = wordsIn(sourceCodeWords, 'zh-CN').notices
const en = wordsIn(sourceCodeWords, 'en-US').notices

/** Tells the team whose code it is, and those who wrote under the same comment. */
export async function notifyOfComment(
  tx: Tx,
  ask: {
    procedure: { id: number; team_id: number }
    authorId: number
    commentId: number
    path: string
    line: number
    parentId: number | null
  },
): Promise<void> {
  const { procedure, authorId, path, line } = ask
  const name = personMark(authorId)
  // Of what is shown rendered the lines have an address of their own.
  const view = languageOf(path) === 'markdown' ? '&view=source' : ''
  const others =
    ask.parentId === null
      ? []
      : await tx
          .selectFrom('code_comment')
          .select('author_id')
          .where(eb => eb.or([eb('id', '=', ask.parentId), eb('parent_id', '=', ask.parentId)]))
          .where('deleted_at', 'is', null)
          .execute()
  await notify(
    tx,
    {
      key: `source-code.comment:${ask.commentId}`,
      kind: 'source-code.comment',
      text: { zh: zh.commented(name, path, line), en: en.commented(name, path, line) },
      path: `/competitions/source-code?procedureId=${procedure.id}&path=${encodeURIComponent(path).replace(/['()*!~]/g, escaped)}&from=${line}${view}#L${line}`,
    },
    {
      to: [...(await membersNow(tx, procedure.team_id)), ...others.map(row => row.author_id)],
      actor: authorId,
    },
  )
}

const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

export async function notifyOfPublishing(
  tx: Tx,
  ask: { procedure: { id: number; team_id: number }; actor: number },
): Promise<void> {
  await notify(
    tx,
    {
      key: `source-code.published:${ask.procedure.id}`,
      kind: 'source-code.published',
      text: { zh: zh.published, en: en.published },
      path: `/competitions/source-code?procedureId=${ask.procedure.id}`,
    },
    { to: await membersNow(tx, ask.procedure.team_id), actor: ask.actor },
  )
}
