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
