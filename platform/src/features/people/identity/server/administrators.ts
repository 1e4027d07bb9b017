import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { accountFaults } from '../account-faults.ts'

/** Orders everything that could leave the site without an administrator. */
const lockSpace = 7780

/** Refuses what would leave nobody who can administrate besides this person. */
export async function requireAnotherAdministrator(tx: Tx, exceptUserId: number): Promise<void> {
  if (!(await isAnyAdministratorBut(tx, exceptUserId))) throw new Failure(accountFaults.lastAdministrator)
}

/** Whether this person administrates and nobody else does. */
export async function isLastAdministrator(tx: Tx, userId: number): Promise<boolean> {
  const own = await tx
    .selectFrom('user_role')
    .select('user_id')
    .where('role', '=', 'administrator')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return own !== undefined && !(await isAnyAdministratorBut(tx, userId))
}

async function isAnyAdministratorBut(tx: Tx, exceptUserId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${lockSpace}, 0)`.execute(tx)
  const other = await tx
    .selectFrom('user_role as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .where('r.role', '=', 'administrator')
    .where('u.disabled_at', 'is', null)
    .where('u.id', '<>', exceptUserId)
    .select('u.id')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
