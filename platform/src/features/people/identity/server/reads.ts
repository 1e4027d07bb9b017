import type { Db, Tx } from '../../../../base/database/tables.ts'

/** What these people are called. */
export async function userNames(db: Db | Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('app_user').select(['id', 'user_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row.user_name]))
}

/** Orders what one person writes, so that limits hold however much comes at once. */
export const lockPerson = (tx: Tx, userId: number) =>
  tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
