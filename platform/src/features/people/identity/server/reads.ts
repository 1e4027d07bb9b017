import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import { systemAccount } from '../rules.ts'

/** What these people are called. */
export async function userNames(db: Db | Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('app_user').select(['id', 'user_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row.user_name]))
}

/** Who organises a competition. */
export async function organisersOf(db: Db | Tx, competitionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_role')
    .select('user_id')
    .where('role', '=', 'organiser')
    .where('competition_id', '=', competitionId)
    .execute()
  return rows.map(row => row.user_id)
}

/**
 * Those of these people who can be sent something, with their language and the address that is known to be theirs:
 * nobody who is locked, nor the system account.
 */
export const receiversAmong = (db: ReadDb | Tx, ids: readonly number[]) =>
  db
    .selectFrom('app_user')
    .select(['id', 'language', 'user_name as name'])
    .select(eb => eb.case().when('email_bound', '=', true).then(eb.ref('email')).end().as('email'))
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .where('id', '<>', systemAccount)
    .execute()

/** What somebody says of themselves. */
export const detailsOf = (db: Db | Tx, id: number) =>
  db
    .selectFrom('app_user')
    .select(['email', 'introduction', 'birthday', 'city'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** What an account itself keeps of its person. */
export const ownAccount = (db: Db | Tx, id: number) =>
  db
    .selectFrom('app_user')
    .select([
      'id',
      'user_name',
      'email',
      'email_bound',
      'phone_bound',
      'introduction',
      'birthday',
      'gender',
      'province',
      'city',
      'language',
      'avatar',
      'user_banner',
      'created_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Orders what one person writes, so that limits hold however much comes at once. */
export const lockPerson = (tx: Tx, userId: number) =>
  tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Since when somebody has an account here. */
export async function memberSince(db: Db | Tx, id: number): Promise<Date> {
  const row = await db
    .selectFrom('app_user')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.created_at
}
