import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Db } from './database.ts'

type Limit = { scope: string; times: number; seconds: number }

/** Counts one use of each; milliseconds until all of them allow one again, 0 when this one is allowed. */
export async function countUse(db: Db, limits: readonly Limit[], now: Date): Promise<number> {
  const waits: number[] = []
  for (const { scope, times, seconds } of limits) {
    const window = seconds * 1000
    const end = new Date((Math.floor(now.getTime() / window) + 1) * window)
    const { uses } = await db
      .insertInto('sso.use_window')
      .values({ scope: `${seconds} ${scope}`, ends_at: end, uses: 1 })
      .onConflict(conflict =>
        conflict.columns(['scope', 'ends_at']).doUpdateSet({ uses: sql`sso.use_window.uses + 1` }),
      )
      .returning('uses')
      .executeTakeFirstOrThrow()
    waits.push(uses > times ? end.getTime() - now.getTime() : 0)
  }
  return Math.max(0, ...waits)
}

/** What of an address stays one line's: IPv4 whole, of IPv6 the network, since devices change the rest as they like. */
export function lineOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const between = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...between, ...right].slice(0, 4)
  return groups.map(group => group.replace(/^0+(?=.)/, '')).join(':')
}
