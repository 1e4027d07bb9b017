import { sql } from 'kysely'
import type { Parsed, Returned } from '../../../../base/contract/call.ts'
import { likeText } from '../../../../base/database/like-text.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { listBlocked, listFollows } from '../contract.ts'

type Person = Returned<typeof listFollows>['list'][number]
type Blocked = Returned<typeof listBlocked>
type Ask = { userId: number; viewerId: number | null; query: Parsed<typeof listFollows>['query'] }

/**
 * Whom somebody follows or is followed by, the newest first: without locked accounts, and without those whom the reader
 * blocked or is blocked by.
 */
export async function followPage(
  db: ReadDb,
  { userId, viewerId, query }: Ask,
): Promise<{ list: Person[]; total: number }> {
  const [mine, theirs] =
    query.direction === 'followings'
      ? [sql.ref('f.sponsor_id'), sql.ref('f.followed_id')]
      : [sql.ref('f.followed_id'), sql.ref('f.sponsor_id')]
  const found = sql`
    from follow f join app_user u on u.id = ${theirs}
    where ${mine} = ${userId} and u.disabled_at is null
      and (${query.keyword} = '' or u.user_name ilike ${`%${likeText(query.keyword)}%`})
      and not exists (
        select from block b where ${viewerId}::bigint is not null
          and ((b.blocker_id = ${viewerId} and b.blocked_id = u.id) or (b.blocker_id = u.id and b.blocked_id = ${viewerId}))
      )`
  const [page, count] = await Promise.all([
    sql<Person>`
      select p.id, p.name, p.avatar, p.introduction,
        exists (select from follow where sponsor_id = ${viewerId} and followed_id = p.id) as "isFollowed",
        exists (select from follow where sponsor_id = p.id and followed_id = ${viewerId}) as "isFollowing"
      from (
        select u.id, u.user_name as name, u.avatar, u.introduction, f.created_at ${found}
        order by f.created_at desc, u.id limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
      ) p order by p.created_at desc, p.id`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ])
  return {
    list: page.rows,
    total: count.rows[0]?.total ?? 0,
  }
}

/** Whom somebody blocked, the newest first. */
export async function blockedPage(
  db: ReadDb,
  userId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<Blocked> {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('block as b')
      .innerJoin('app_user as u', 'u.id', 'b.blocked_id')
      .select(['u.id', 'u.user_name as name', 'u.avatar', 'b.created_at as blockedAt'])
      .where('b.blocker_id', '=', userId)
      .orderBy('b.created_at', 'desc')
      .orderBy('u.id')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    db
      .selectFrom('block')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('blocker_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return { list: rows, total }
}
