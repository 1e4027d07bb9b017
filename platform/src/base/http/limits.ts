import { sql } from 'kysely'
import { Failure, type Fault } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Db } from '../database/tables.ts'
import { lineOf } from './line-of.ts'
import { makeTokenBuckets } from './token-buckets.ts'

/**
 * Counts one use in a fixed window shared by all processes, and returns how many there were; throws e42901 with
 * Retry-After when it is full.
 */
export async function countWindow(
  db: Db,
  scope: string,
  limit: { times: number; seconds: number },
  now: Date,
): Promise<number> {
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
  return hits
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

/** The scope in which requests without a signed-in user are counted together. */
export const addressScope = (address: string) => `address:${lineOf(address)}`

/**
 * How often one line may ask, as multiples of `READS_PER_SECOND`, and how many seconds' worth of calls it may ask at
 * once. Many people stand behind the address of a school or a company, so each limit is far above what they need:
 * - a page for a signed-in reader costs as much as some ten calls, so the lasting rate is lower; but a full hall that
 *   opens a page at the same moment passes (at 200: 800 pages at once, then 50 a second)
 * - a page of people shows up to a hundred pictures, which a browser asks for once
 */
const floodLimits = {
  call: { rate: 1, burst: 4 },
  page: { rate: 1 / 4, burst: 4 },
  picture: { rate: 10, burst: 40 },
} as const
/** The limit of a route; `call` by default. */
export type FloodLimit = keyof typeof floodLimits | 'none'

/** What must hold across copies is counted in the database by `countWindow`. */
export function makeFloodGuard(perSecond: number, most?: number) {
  const take = makeTokenBuckets(most)
  return (address: string, now: number, limit: FloodLimit = 'call'): void => {
    if (perSecond === 0 || limit === 'none') return
    const { rate, burst } = floodLimits[limit]
    const wait = take(address, now, { perSecond: perSecond * rate, burst: perSecond * burst }, limit)
    if (wait > 0) throw tooMany(wait)
  }
}
