import type { ReadDb, Tx } from '../../../../base/database/tables.ts'
import { mostCounted } from '../../notices/rules.ts'
import { unreadOf } from '../../notices/server/public.ts'

const unreadMessages = (db: ReadDb | Tx, userId: number) =>
  db
    .selectFrom('conversation_side')
    .select(eb => eb.fn.coalesce(eb.fn.sum<number>('unread_count'), eb.lit(0)).as('count'))
    .where('user_id', '=', userId)
    .where('unread_count', '>', 0)

export async function countUnreadMessages(db: ReadDb | Tx, userId: number): Promise<number> {
  const { count } = await unreadMessages(db, userId).executeTakeFirstOrThrow()
  return Number(count)
}

/** How many messages and notices somebody has not read: asked with every page, so it is one statement. */
export async function countUnread(
  db: ReadDb,
  userId: number,
): Promise<{ messages: number; notices: number }> {
  const { messages, notices } = await db
    .selectNoFrom(eb => [
      unreadMessages(db, userId).$asScalar().$notNull().as('messages'),
      eb
        .selectFrom(unreadOf(db, userId).limit(mostCounted).as('n'))
        .select(all => all.fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('notices'),
    ])
    .executeTakeFirstOrThrow()
  return { messages: Number(messages), notices }
}

/** The same as one number. */
export async function countAllUnread(db: ReadDb, userId: number): Promise<number> {
  const { messages, notices } = await countUnread(db, userId)
  return messages + notices
}
