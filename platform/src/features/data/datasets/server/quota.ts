import type { Db, Tx } from '../../../../base/database/tables.ts'

/** What a person has stored in own datasets, and what is on its way. */
export async function storedBytes(db: Db | Tx, userId: number): Promise<number> {
  const [stored, coming] = await Promise.all([
    db
      .selectFrom('dataset_charge')
      .select(eb => eb.fn.sum<string | null>('size').as('bytes'))
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('dataset_upload as u')
      .leftJoin('dataset as d', 'd.id', 'u.dataset_id')
      .select(eb => eb.fn.sum<string | null>('u.size').as('bytes'))
      .where('u.user_id', '=', userId)
      .where('u.state', 'in', ['receiving', 'received'])
      .where('d.competition_id', 'is', null)
      .executeTakeFirst(),
  ])
  return Number(stored?.bytes ?? 0) + Number(coming?.bytes ?? 0)
}
