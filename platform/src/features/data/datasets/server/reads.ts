import type { Db, Tx } from '../../../../base/database/tables.ts'

/** How many datasets a competition has; those that were withdrawn do not count. */
export async function countDatasets(db: Db | Tx, competitionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('dataset')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('competition_id', '=', competitionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
