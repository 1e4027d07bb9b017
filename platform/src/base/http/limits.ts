import { sql } from 'kysely'
import { Failure, type Fault } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Db } from '../database/tables.ts'

/** Counts one use in a fixed window shared by all processes; throws e42901 with Retry-After when it is full. */
export async function countWindow(
  db: Db,
  scope: string,
  limit: { times: number; seconds: number },
  now: Date,
): Promise<void> {
  const start = windowStart(limit, now)
  const { hits } = await db
    .insertInto('rate_window')
    .values({ scope, window_start: start, hits: 1 })
    .onConflict(conflict =>
      conflict.columns(['scope', 'window_start']).doUpdateSet({ hits: sql`rate_window.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  if (hits > limit.times) throw tooMany(start.getTime() + limit.seconds * 1000 - now.getTime())
}

/** Gives one use back that `countWindow` counted at this moment. */
export async function uncountWindow(
  db: Db,
  scope: string,
  limit: { seconds: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('rate_window')
    .set({ hits: sql`rate_window.hits - 1` })
    .where('scope', '=', scope)
    .where('window_start', '=', windowStart(limit, now))
    .where('hits', '>', 0)
    .execute()
}

/** Windows that began earlier are over. */
export const forgetWindows = (db: Db, before: Date) =>
  db.deleteFrom('rate_window').where('window_start', '<', before).execute()

const windowStart = ({ seconds }: { seconds: number }, now: Date): Date =>
  new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000)

/** What lasts for minutes says for how many: "in a moment" is then not true. */
export const tooManyFault = (milliseconds: number): Fault => {
  const minutes = Math.ceil(milliseconds / 60_000)
  if (minutes <= 1) return baseFaults.tooMany
  return {
    ...baseFaults.tooMany,
    zh: `操作太频繁，请在 ${minutes} 分钟后再试。`,
    en: `Too many requests. Please try again in ${minutes} minutes.`,
  }
}

const tooMany = (milliseconds: number) =>
  new Failure(tooManyFault(milliseconds), {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1000))) },
  })

/**
 * A token bucket for each address in this process's memory, a coarse guard of one copy against a flood;
 * what must hold across copies is counted in the database by `countWindow`.
 */
export function makeFloodGuard(perSecond: number) {
  const burst = perSecond * 4
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (address: string, now: number): void => {
    if (perSecond === 0) return
    if (buckets.size > 50_000) buckets.clear()
    const bucket = buckets.get(address) ?? { tokens: burst, at: now }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    buckets.set(address, bucket)
    if (bucket.tokens < 1) throw tooMany(1000 / perSecond)
    bucket.tokens -= 1
  }
}
