import type { Tx } from '../../../../base/database/tables.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { countMark, personMark } from '../../../people/notices/rules.ts'
import { notify } from '../../../people/notices/server/public.ts'
import { mentioned } from '../rules.ts'
import { discussionWords } from '../words.ts'
import type { Thread } from './load.ts'

const zh = wordsIn(discussionWords, 'zh-CN').notices
const en = wordsIn(discussionWords, 'en-US').notices

const pathOf = (thread: Thread, postId: number): string =>
  `/competitions/${thread.competition_id}/discuss/${thread.id}?post=${postId}#post-${postId}`

type Reply = {
  thread: Thread
  postId: number
  authorId: number
  quotedAuthorId: number | undefined
  body: string
}

/** Tells whose words were answered, who asked, and whom the text names; each of them once, by the nearest reason. */
export async function notifyOfReply(
  tx: Tx,
  { thread, postId, authorId, quotedAuthorId, body }: Reply,
): Promise<void> {
  const people = body.includes('@') ? await writersOf(tx, thread.id) : []
  const groups = [
    { kind: 'discussion.answer', to: quotedAuthorId === undefined ? [] : [quotedAuthorId], say: 'quoted' },
    { kind: 'discussion.mention', to: mentioned(body, people).map(person => person.id), say: 'mentioned' },
    { kind: 'discussion.reply', to: [thread.author_id], say: 'replied' },
  ] as const
  const name = personMark(authorId)
  const told = new Set<number>()
  for (const { kind, to, say } of groups) {
    const rest = to.filter(userId => !told.has(userId))
    for (const userId of rest) told.add(userId)
    await notify(
      tx,
      {
        key: `discussion.post:${postId}`,
        kind,
        text: { zh: zh[say](name, thread.title), en: en[say](name, thread.title) },
        path: pathOf(thread, postId),
        group:
          kind === 'discussion.reply'
            ? {
                key: `discussion.thread:${thread.id}`,
                text: {
                  zh: zh.manyReplies(countMark, thread.title),
                  en: en.manyReplies(countMark, thread.title),
                },
              }
            : undefined,
      },
      { to: rest, actor: authorId },
    )
  }
}

/** Whose posts still stand in a thread. */
async function writersOf(tx: Tx, threadId: number): Promise<{ id: number; name: string }[]> {
  const rows = await tx
    .selectFrom('discussion_post')
    .select('author_id')
    .distinct()
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .execute()
  const names = await userNames(
    tx,
    rows.map(row => row.author_id),
  )
  return [...names].map(([id, name]) => ({ id, name }))
}

export async function notifyOfAcceptance(
  tx: Tx,
  ask: { thread: Thread; postId: number; authorId: number; actor: number },
): Promise<void> {
  const { thread, postId } = ask
  await notify(
    tx,
    {
      key: `discussion.accepted:${postId}`,
      kind: 'discussion.accepted',
      text: { zh: zh.accepted(thread.title), en: en.accepted(thread.title) },
      path: pathOf(thread, postId),
    },
    { to: [ask.authorId], actor: ask.actor },
  )
}

export async function notifyOfRemoval(
  tx: Tx,
  ask: { thread: Thread; postId: number; authorId: number; actor: number; reason: string },
): Promise<void> {
  const { thread, postId, reason } = ask
  await notify(
    tx,
    {
      key: `discussion.removed:${postId}`,
      kind: 'discussion.removed',
      text: { zh: zh.removed(thread.title, reason), en: en.removed(thread.title, reason) },
      path: `/competitions/${thread.competition_id}/discuss`,
    },
    { to: [ask.authorId], actor: ask.actor },
  )
}
