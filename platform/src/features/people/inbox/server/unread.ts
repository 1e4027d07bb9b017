import type { ReadDb, Tx } from '../../../../base/database/tables.ts'

export async function countUnreadMessages(db: ReadDb | Tx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('conversation_side')
    .select(eb => eb.fn.coalesce(eb.fn.sum<number>('unread_count'), eb.lit(0)).as('count'))
    .where('user_id', '=', userId)
    .where('unread_count', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}
