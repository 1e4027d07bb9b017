import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'

export async function countUnreadMessages(db: ReadDb, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from message where receiver_id = ${userId} and read_at is null`.execute(db)
  return rows[0]?.count ?? 0
}
