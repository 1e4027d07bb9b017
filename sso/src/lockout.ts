import { sql } from 'kysely'
import type { Db } from './database.ts'

const free = 5
const longest = 15 * 60_000
const forgetAfter = 60 * 60_000

/** How long to wait after this many failures: nothing for the first five, then 2, 4, 8 … seconds, at most 15 minutes. */
export const delayAfter = (failures: number): number =>
  failures < free ? 0 : Math.min(longest, 2_000 * 2 ** (failures - free))

/** Milliseconds until one of these scopes (an account, an address) may try again; 0 when it may now. */
export async function waitFor(db: Db, scopes: readonly string[], now: Date): Promise<number> {
  const rows = await db.selectFrom('sso.failure').selectAll().where('scope', 'in', scopes).execute()
  const waits = rows.map(row =>
    now.getTime() - row.last_at.getTime() > forgetAfter
      ? 0
      : row.last_at.getTime() + delayAfter(row.count) - now.getTime(),
  )
  return Math.max(0, ...waits)
}

export async function countFailure(db: Db, scopes: readonly string[], now: Date): Promise<void> {
  const old = new Date(now.getTime() - forgetAfter)
  await db
    .insertInto('sso.failure')
    .values(scopes.map(scope => ({ scope, count: 1, last_at: now })))
    .onConflict(conflict =>
      conflict.column('scope').doUpdateSet({
        count: sql`case when sso.failure.last_at < ${old} then 1 else sso.failure.count + 1 end`,
        last_at: now,
      }),
    )
    .execute()
}

export const forgetFailures = (db: Db, scope: string) =>
  db.deleteFrom('sso.failure').where('scope', '=', scope).execute()
