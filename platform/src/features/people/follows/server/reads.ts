import { sql } from 'kysely'
import type { ReadDb, Tx } from '../../../../base/database/tables.ts'

export type Relation = {
  /** The first follows the second. */
  follows: boolean
  isFollowedBy: boolean
}

export async function relationOf(db: ReadDb | Tx, a: number, b: number): Promise<Relation> {
  return await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('follow').select('sponsor_id').where('sponsor_id', '=', a).where('followed_id', '=', b),
      )
        .$castTo<boolean>()
        .as('follows'),
      exists(
        selectFrom('follow').select('sponsor_id').where('sponsor_id', '=', b).where('followed_id', '=', a),
      )
        .$castTo<boolean>()
        .as('isFollowedBy'),
    ])
    .executeTakeFirstOrThrow()
}

/** Those of these people who follow the reader and are followed by them. */
export async function mutualAmong(
  db: ReadDb | Tx,
  viewerId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('follow as to')
    .innerJoin('follow as back', join =>
      join.onRef('back.sponsor_id', '=', 'to.followed_id').onRef('back.followed_id', '=', 'to.sponsor_id'),
    )
    .select('to.followed_id as id')
    .where('to.sponsor_id', '=', viewerId)
    .where('to.followed_id', 'in', ids)
    .execute()
  return new Set(rows.map(row => row.id))
}

const blockedRows = (db: ReadDb | Tx, blockerId: number, ids: readonly number[]) =>
  db
    .selectFrom('block')
    .select('blocked_id as id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', 'in', ids)

/** Those of these people who blocked the reader or are blocked by them. */
export async function blockedAmong(
  db: ReadDb | Tx,
  viewerId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await blockedRows(db, viewerId, ids)
    .union(
      db
        .selectFrom('block')
        .select('blocker_id as id')
        .where('blocked_id', '=', viewerId)
        .where('blocker_id', 'in', ids),
    )
    .execute()
  return new Set(rows.map(row => row.id))
}

/** Those of these people whom somebody blocked themselves. */
export async function blockedBy(
  db: ReadDb | Tx,
  blockerId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await blockedRows(db, blockerId, ids).execute()
  return new Set(rows.map(row => row.id))
}

/** Whether either of two people blocked the other. */
export const blocksBetween = async (db: ReadDb | Tx, a: number, b: number): Promise<boolean> =>
  (await blockedAmong(db, a, [b])).size > 0

export type FollowCounts = { following: number; followers: number }

export async function followCountsOf(db: ReadDb | Tx, userId: number): Promise<FollowCounts> {
  const row = await db
    .selectFrom('follow_count')
    .select(['following', 'followers'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { following: 0, followers: 0 }
}

/** One after another: what two people do to each other (follow, block) comes in an order. */
export async function lockPair(tx: Tx, a: number, b: number): Promise<void> {
  const pair = `follow:${Math.min(a, b)}:${Math.max(a, b)}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx)
}
