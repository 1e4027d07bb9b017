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

/** Whether anybody signed up by this invite activity. */
export async function isInviteUsed(db: Db | Tx, invite: string): Promise<boolean> {
  const used = await db
    .selectFrom('registration')
    .select('user_id')
    .where('invite_name', '=', invite)
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}

/** How many signed up by an invite activity within a time and when the last did, by who invited them; not run yet. */
export const invitedBy = (
  db: Db | Tx,
  { invite, from, until }: { invite: string; from: Date; until: Date },
) =>
  db
    .selectFrom('registration')
    .where('invite_name', '=', invite)
    .where('invited_by', 'is not', null)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .groupBy('invited_by')
    .select(eb => [
      'invited_by as user_id',
      eb.fn.countAll<number>().as('invited'),
      eb.fn.max('created_at').as('reached_at'),
    ])
