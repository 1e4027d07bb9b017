import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../base/database/tables.ts'
import { noteFacts } from '../base/installation.ts'
import { hashPassword, isPassword } from '../features/review/reviewers/server/public.ts'
import { demoAccounts, demoPassword, type PasswordOf } from './accounts.ts'
import { ownPasswords } from './look-for-world.ts'
import { makeSignOnAccounts } from './sign-on-accounts.ts'
import { pastReviewers, plannedReviewers } from './spic/reviewers.ts'

const emails = demoAccounts.map(({ email }) => email)
const phones = demoAccounts.map(({ phone }) => phone)
/** Reviewers of the demo of whichever year. Their accounts keep their names, all else of them can be edited. */
const reviewerAccounts = `^(${[...plannedReviewers, ...pastReviewers].map(({ account }) => account.join('-[0-9]{4}-')).join('|')})$`

/** A password for each account that is asked about. `said` are those so far. */
export function makePasswords(): { passwordOf: PasswordOf; said: ReadonlyMap<string, string> } {
  const said = new Map<string, string>()
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const make = () => Array.from({ length: 16 }, () => signs[randomInt(signs.length)]).join('')
  return {
    said,
    passwordOf(account) {
      const password = said.get(account) ?? make()
      said.set(account, password)
      return password
    },
  }
}

/**
 * Demo accounts that strangers could sign in to: with the password in the source code, or with a code sent to a phone
 * number that may belong to a real person. Verifies password hashes, which takes a moment.
 */
export async function openAccounts(db: Db, { embeddedSso }: { embeddedSso: boolean }): Promise<string[]> {
  type Account = { account: string; password_hash: string; has_phone: boolean }
  const { rows: isThere } = await sql`select where to_regclass('sso.account') is not null`.execute(db)
  const people =
    embeddedSso && isThere.length > 0
      ? await sql<Account>`
          select email as account, coalesce(password_hash, '') as password_hash, phone is not null and phone = any(${phones}) as has_phone
          from sso.account where lower(email) = any(${emails}) and disabled_at is null`.execute(db)
      : { rows: [] }
  const reviewers = await sql<Account>`
    select account, password_hash, false as has_phone from reviewer
    where account ~ ${reviewerAccounts} and password_hash is not null and disabled_at is null`.execute(db)
  const accounts = [...people.rows, ...reviewers.rows]
  // Those of the demo's reviewers share one hash.
  const hashes = [...new Set(accounts.map(one => one.password_hash))].filter(Boolean)
  const isOpen = new Map(
    await Promise.all(hashes.map(async hash => [hash, await isPassword(hash, demoPassword)] as const)),
  )
  return accounts.filter(one => one.has_phone || isOpen.get(one.password_hash)).map(one => one.account)
}

/**
 * Locks the demo accounts, or unlocks them with new passwords. Ends their sessions and revokes their API tokens. Returns
 * the new passwords, or undefined if there is no demo world.
 */
export async function changeAccounts(
  db: Db,
  env: NodeJS.ProcessEnv,
  how: 'lock' | 'renew',
): Promise<ReadonlyMap<string, string> | undefined> {
  const people = await db
    .selectFrom('app_user')
    .select('id')
    .where('is_demo', '=', true)
    .where('email', 'in', emails)
    .execute()
  if (people.length === 0) return undefined
  const { passwordOf, said } = makePasswords()
  await makeSignOnAccounts(env, {
    passwordOf: how === 'renew' ? passwordOf : undefined,
    withPhones: false,
  })
  await db.transaction().execute(async tx => {
    const ids = people.map(({ id }) => id)
    const now = new Date()
    const disabled_at = how === 'lock' ? now : null
    await tx.updateTable('app_user').set({ disabled_at }).where('id', 'in', ids).execute()
    await tx.deleteFrom('session').where('user_id', 'in', ids).execute()
    await tx
      .updateTable('api_token')
      .set({ revoked_at: now })
      .where('user_id', 'in', ids)
      .where('revoked_at', 'is', null)
      .execute()
    const reviewers = await tx
      .selectFrom('reviewer')
      .select(['id', 'account'])
      .where('account', '~', reviewerAccounts)
      .execute()
    for (const { id, account } of reviewers) {
      const password_hash = how === 'renew' ? await hashPassword(passwordOf(account)) : undefined
      await tx
        .updateTable('reviewer')
        .set({ disabled_at, ...(password_hash ? { password_hash } : {}) })
        .where('id', '=', id)
        .execute()
      await tx.deleteFrom('reviewer_session').where('reviewer_id', '=', id).execute()
    }
    await noteFacts(tx, ownPasswords)
  })
  return said
}
