import type { ReadDb } from '../../../../base/database/tables.ts'

export async function countUnreadMessages(db: ReadDb, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('receiver_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
