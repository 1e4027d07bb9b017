import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { authoredFaults } from '../authored-faults.ts'

/** A competition's row whether it is published or not. Throws `e40483`. */
export async function competitionRow(db: Db | Tx, id: number) {
  const row = await db.selectFrom('competition').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Failure(authoredFaults.notFound)
  return row
}
export type CompetitionRow = Awaited<ReturnType<typeof competitionRow>>

/** Takes the lock that orders every save of a competition. */
export async function lockCompetition(tx: Tx, id: number): Promise<CompetitionRow> {
  const row = await tx
    .selectFrom('competition')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(authoredFaults.notFound)
  return row
}
