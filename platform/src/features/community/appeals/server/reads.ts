import type { Db, Tx } from '../../../../base/database/tables.ts'

/** How many appeals of a competition nobody has answered. */
export async function openAppeals(db: Db | Tx, competitionId: number): Promise<number> {
  const { open } = await db
    .selectFrom('appeal')
    .select(eb => eb.fn.countAll<number>().as('open'))
    .where('competition_id', '=', competitionId)
    .where('state', 'in', ['open', 'reviewing'])
    .executeTakeFirstOrThrow()
  return open
}
