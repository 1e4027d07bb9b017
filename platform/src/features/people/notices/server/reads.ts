import type { Db, ReadDb } from '../../../../base/database/tables.ts'
import { mostCounted } from '../rules.ts'

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
