import { sql, type RawBuilder } from 'kysely'
import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import { likeText } from '../../../../base/database/like-text.ts'
import type { Role } from '../../../../base/http/viewer.ts'
import { systemAccount } from '../rules.ts'
import { userNameKey } from '../user-name.rules.ts'

/** Who lives in which city outside China, in their own words: `user_id`, `name`. */
export const citiesAbroad: RawBuilder<unknown> = sql`select id as user_id, city as name from app_user where country <> 'CN' and city <> ''`

/** What these people are called. */
export async function userNames(db: ReadDb | Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  // As one parameter: there may be more than a statement can have.
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'user_name'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.user_name]))
}

/** All that these people were ever called here. */
export async function namesEver(tx: Tx, ids: readonly number[]): Promise<{ userId: number; name: string }[]> {
  const own = sql<boolean>`= any(${[...ids]}::bigint[])`
  const { rows } = await sql<{ userId: number; name: string }>`
    select id as "userId", user_name as name from app_user where id ${own}
    union select user_id, user_name from former_user_name where user_id ${own}`.execute(tx)
  return rows
}

/** People who have one of these roles for the whole site. */
export async function staffWith(db: Db | Tx, roles: readonly Role[]): Promise<number[]> {
  const rows = await db
    .selectFrom('user_role')
    .select('user_id')
    .distinct()
    .where('role', 'in', roles)
    .where('competition_id', 'is', null)
    .execute()
  return rows.map(row => row.user_id)
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
    .select(['id', 'language', 'zone'])
    .select(eb => eb.case().when('email_bound', '=', true).then(eb.ref('email')).end().as('email'))
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .where('id', '<>', systemAccount)
    .execute()

/** What somebody says of themselves. */
export const detailsOf = (db: ReadDb | Tx, id: number) =>
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
      'country',
      'province',
      'city',
      'language',
      'theme',
      'zone',
      'hidden_from_search',
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
/** Everything that an account says of the person, unless nobody may see them: locked, or the system's own. */
export const personOf = (db: ReadDb, id: number) =>
  db
    .selectFrom('app_user')
    .select([
      'sso_id',
      'user_name',
      'avatar',
      'email_bound',
      'user_banner',
      'introduction',
      'birthday',
      'gender',
      'country',
      'province',
      'city',
      'email',
      'created_at',
    ])
    .where('id', '=', id)
    .where('id', '<>', systemAccount)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

export async function isHiddenFromSearch(db: ReadDb, id: number): Promise<boolean> {
  const { hidden_from_search: isHidden } = await db
    .selectFrom('app_user')
    .select('hidden_from_search')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return isHidden
}

/** From where somebody was here last, as far as a session of theirs is left. */
export async function lastAddressOf(db: ReadDb, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('session')
    .select('address')
    .where('user_id', '=', id)
    .orderBy('last_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.address ?? null
}

export type Found = { id: number; user_name: string; avatar: string | null; introduction: string }

/**
 * People whose id this is, whose name begins so or has these words, in that order; never by e-mail or telephone. Who
 * hides from the search, is locked, or asks is not among them.
 */
export async function findPeople(
  db: ReadDb,
  ask: { keyword: string; words: RawBuilder<string> | undefined; viewerId: number; most: number },
): Promise<Found[]> {
  const { keyword, words, viewerId, most } = ask
  const id = /^\d{1,15}$/.test(keyword) ? Number(keyword) : 0
  const open = sql`disabled_at is null and not hidden_from_search and id not in (${systemAccount}, ${viewerId})`
  const { rows } = await sql<Found>`
    with found as (
      (select id, 0 as place from app_user where id = ${id} and ${open})
      union all
      (select id, 1 from app_user where name_key like ${`${likeText(userNameKey(keyword))}%`} and ${open}
        order by char_length(user_name), id limit ${most})
      ${words ? sql`union all (select id, 2 from app_user where name_search @@ ${words} and ${open} limit ${most})` : sql``}
    )
    select u.id, u.user_name, u.avatar, u.introduction
    from (select id, min(place) as place from found group by id) f join app_user u using (id)
    order by f.place, char_length(u.user_name), u.id limit ${most}`.execute(db)
  return rows
}

/** Those of these people who left for good. */
export async function leftAmong(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', sql<number>`any(${[...new Set(ids)]}::bigint[])`)
    .where('left_at', 'is not', null)
    .execute()
  return new Set(rows.map(row => row.id))
}
