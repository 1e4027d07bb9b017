import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What an account may fail at without a wait, and an address: a whole class sits behind one. */
const free = { account: 5, address: 50 }
type Kind = keyof typeof free
type Scope = `${Kind}:${string}`
const kindOf = (scope: string): Kind => (scope.startsWith('address:') ? 'address' : 'account')
const longest = 15 * 60_000
const forgetAfter = 60 * 60_000

/** How long to wait after this many failures: nothing for the first, then 2, 4, 8 … seconds, at most 15 minutes. */
export const delayAfter = (failures: number, kind: Kind): number =>
  failures < free[kind] ? 0 : Math.min(longest, 2_000 * 2 ** (failures - free[kind]))

/** Milliseconds until one of these scopes (an account, an address) may try again; 0 when it may now. */
export async function waitFor(db: Db, scopes: readonly Scope[], now: Date): Promise<number> {
  const rows = await db.selectFrom('sso.failure').selectAll().where('scope', 'in', scopes).execute()
  const waits = rows.map(row =>
    now.getTime() - row.last_at.getTime() > forgetAfter
      ? 0
      : row.last_at.getTime() + delayAfter(row.count, kindOf(row.scope)) - now.getTime(),
  )
  return Math.max(0, ...waits)
}

export async function countFailure(db: Db, scopes: readonly Scope[], now: Date): Promise<void> {
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

export const forgetFailures = (db: Db, scope: Scope) =>
  db.deleteFrom('sso.failure').where('scope', '=', scope).execute()
