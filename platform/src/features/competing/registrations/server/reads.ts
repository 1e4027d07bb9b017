import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** How many people accepted this wording of a competition's agreement. */
export async function countAccepted(
  db: Db | Tx,
  { competitionId, version }: { competitionId: number; version: number },
): Promise<number> {
  const { accepted } = await db
    .selectFrom('registration')
    .select(eb => eb.fn.countAll<number>().as('accepted'))
    .where('competition_id', '=', competitionId)
    .where('agreement_version', '=', version)
    .executeTakeFirstOrThrow()
  return accepted
}

/** Whether this person has signed up for the competition in a column, as a condition. */
export const hasSignedUp = (competition: RawBuilder<unknown>, userId: number): RawBuilder<boolean> => sql`
  exists (select from registration r where r.competition_id = ${competition} and r.user_id = ${userId})`

/** How many competitions somebody signed up for. */
export async function countSignups(db: Db | Tx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('registration')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
