import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What an account may fail at without a wait, and an address: a whole class sits behind one. */
const free = { account: 5, address: 50 }
type Kind = keyof typeof free
type Scope = `${Kind}:${string}`
const kindOf = (scope: string): Kind => (scope.startsWith('address:') ? 'address' : 'account')
const shortest = 2_000
const longest = 15 * 60_000
const forgetAfter = 60 * 60_000

/** How long to wait after this many failures: nothing for the first, then 2, 4, 8 … seconds, at most 15 minutes. */
export const delayAfter = (failures: number, kind: Kind): number =>
  failures < free[kind] ? 0 : Math.min(longest, shortest * 2 ** (failures - free[kind]))

/** Milliseconds until this scope may try again; 0 when it may now. */
export async function waitFor(db: Db, scope: Scope, now: Date): Promise<number> {
  const row = await db.selectFrom('sso.failure').selectAll().where('scope', '=', scope).executeTakeFirst()
  if (!row || now.getTime() - row.last_at.getTime() > forgetAfter) return 0
  return Math.max(0, row.last_at.getTime() + delayAfter(row.count, kindOf(scope)) - now.getTime())
}

/**
 * Counts a try as a failure and returns 0, or how many milliseconds to wait where none is allowed yet. Checking and
 * counting are one statement, so that of tries made at once no more pass than one after the other.
 */
export async function countTry(db: Db, scope: Scope, now: Date): Promise<number> {
  const kind = kindOf(scope)
  // `delayAfter` as the database counts it.
  const delay = sql`case when ${count} < ${free[kind]} then 0
    else least(${longest}, ${shortest} * 2 ^ least(${count} - ${free[kind]}, 30)) end`
  const isAllowed = sql<boolean>`${last} < ${forgotten(now)} or ${last} + ${delay} * interval '1 millisecond' <= ${now}`
  const counted = await addFailure(db, scope, now, isAllowed).returning('scope').executeTakeFirst()
  return counted ? 0 : Math.max(1, await waitFor(db, scope, now))
}

export const countFailure = (db: Db, scope: Scope, now: Date) => addFailure(db, scope, now).execute()

const [last, count] = [sql.ref('sso.failure.last_at'), sql.ref('sso.failure.count')]
const forgotten = (now: Date) => new Date(now.getTime() - forgetAfter)

const addFailure = (db: Db, scope: Scope, now: Date, isAllowed = sql<boolean>`true`) =>
  db
    .insertInto('sso.failure')
    .values({ scope, count: 1, last_at: now })
    .onConflict(conflict =>
      conflict
        .column('scope')
        .doUpdateSet({
          count: sql`case when ${last} < ${forgotten(now)} then 1 else ${count} + 1 end`,
          last_at: now,
        })
        .where(isAllowed),
    )

export const forgetFailures = (db: Db, scope: Scope) =>
  db.deleteFrom('sso.failure').where('scope', '=', scope).execute()
