import type { Tx } from '../../../../../base/database/tables.ts'

/** Takes a notice away; answers whether it was there. What it told of is not told again. */
export async function deleteNotice(tx: Tx, { userId, id }: { userId: number; id: number }): Promise<boolean> {
  const done = await tx
    .deleteFrom('notice')
    .where('user_id', '=', userId)
    .where('on_site', '=', true)
    .where('id', '=', id)
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}
