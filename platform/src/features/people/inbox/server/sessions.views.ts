import type { Returned } from '../../../../base/contract/call.ts'
import type { ReadDb, Tx } from '../../../../base/database/tables.ts'
import { systemAccount } from '../../identity/rules.ts'
import type { listSessions } from '../contract.ts'
import { isSystem, snippetOf } from '../rules.ts'

type Sessions = Returned<typeof listSessions>
export type Session = Sessions['sessions'][number]

/** A page of somebody’s conversations, the newest first. That of the system account is none of them. */
export async function sessionPage(
  db: ReadDb,
  userId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<Sessions> {
  const [sessions, counts] = await Promise.all([
    sessionsOf(db, userId, { limit: per_page, offset: (page - 1) * per_page }),
    inboxCountsOf(db, userId),
  ])
  return { sessions, ...counts }
}

/** Some of somebody’s conversations, or the one with this person, if there is one to see. */
export async function sessionsOf(
  db: ReadDb,
  userId: number,
  { limit, offset = 0, otherId }: { limit: number; offset?: number; otherId?: number },
): Promise<Session[]> {
  let page = db
    .selectFrom('conversation_side')
    .select(['conversation_id', 'other_id', 'unread_count', 'last_message_id'])
    .where('user_id', '=', userId)
    .where('last_message_id', 'is not', null)
    .where('other_id', '<>', systemAccount)
    .orderBy('last_message_id', 'desc')
    .limit(limit)
    .offset(offset)
  if (otherId !== undefined) page = page.where('other_id', '=', otherId)
  const rows = await db
    .selectFrom(page.as('s'))
    .innerJoin('message as m', 'm.id', 's.last_message_id')
    .innerJoin('app_user as u', 'u.id', 's.other_id')
    .select(['s.conversation_id', 's.unread_count', 'm.id', 'm.sender_id', 'm.content', 'm.created_at'])
    .select(['u.id as other_id', 'u.user_name', 'u.avatar'])
    .orderBy('m.id', 'desc')
    .execute()
  return rows.map(row => ({
    id: row.conversation_id,
    participantor: { id: row.other_id, name: row.user_name, avatar: row.avatar },
    unread_count: row.unread_count,
    last_message: { id: row.id, created_at: row.created_at },
    snippet: snippetOf(row.content, isSystem(row.sender_id)),
    is_replied: row.sender_id === userId,
  }))
}

export async function inboxCountsOf(
  db: ReadDb | Tx,
  userId: number,
): Promise<{ unread_count: number; session_total: number }> {
  const row = await db
    .selectFrom('conversation_side')
    .select(eb => [
      eb.fn.coalesce(eb.fn.sum<number>('unread_count'), eb.lit(0)).as('unread'),
      eb.fn
        .countAll<number>()
        .filterWhere('last_message_id', 'is not', null)
        .filterWhere('other_id', '<>', systemAccount)
        .as('total'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { unread_count: Number(row.unread), session_total: row.total }
}
