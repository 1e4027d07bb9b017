import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import type { MailTime } from '../../../../base/notice-kinds.ts'
import { mostCounted, type Channels } from '../rules.ts'

/** How many notices somebody has not read: exactly up to `mostCounted`, and no more than that. */
export async function countUnreadNotices(db: ReadDb | Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom(unreadOf(db, userId).limit(mostCounted).as('unread'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Those notices, to count beside other things in one statement. */
export const unreadOf = (db: ReadDb | Db, userId: number) =>
  db
    .selectFrom('notice')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('on_site', '=', true)

const channelsIn = (row: { on_site: boolean; mail: MailTime }): Channels => ({
  site: row.on_site,
  mail: row.mail,
})

/** What these people chose of a kind; who chose nothing is not among them. */
export async function choicesOf(
  db: Db | Tx,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, Channels>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('notice_preference')
    .select(['user_id', 'on_site', 'mail'])
    .where('kind', '=', kind)
    .where('user_id', 'in', ids)
    .execute()
  return new Map(rows.map(row => [row.user_id, channelsIn(row)]))
}

/** What somebody chose, by kind; kinds of which they chose nothing are not among them. */
export async function choicesBy(db: Db | Tx, userId: number): Promise<Map<string, Channels>> {
  const rows = await db
    .selectFrom('notice_preference')
    .select(['kind', 'on_site', 'mail'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(row => [row.kind, channelsIn(row)]))
}

/** Whether somebody wants a mail a day of the kinds that are mailed so: yes, until they say no. */
export async function wantsDigest(db: Db | Tx, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('notice_digest')
    .select('is_wanted')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.is_wanted ?? true
}
