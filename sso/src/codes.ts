import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { lineOf } from '../../platform/src/base/http/line-of.ts'
import type { Db, Purpose } from './database.ts'
import { countUse } from './limits.ts'

const lifetime = 10 * 60_000
const mostTries = 5
export const resendAfter = 60_000
/** People type codes in full width, and paste them with spaces and invisible characters. */
const plain = (typed: string) => typed.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '')
const hashOf = (secret: string, target: string, purpose: Purpose, code: string) =>
  createHmac('sha256', secret).update(`${target}\n${purpose}\n${code}`).digest()

/** `browser` is the secret of the form that asked: another browser neither ends its code nor uses up its tries. */
type Ask = { target: string; purpose: Purpose; browser: string; now: Date }
const hashOfBrowser = ({ browser }: Pick<Ask, 'browser'>) => createHash('sha256').update(browser).digest()

/**
 * How many codes a line may ask for, with a whole class behind it, and how many one target is sent: at the wish of one
 * line fewer, which must not use up those of all others.
 */
const limitsOf = (address: string, target: string) => [
  { scope: `code address:${lineOf(address)}`, times: 30, seconds: 60 },
  { scope: `code address:${lineOf(address)}`, times: 300, seconds: 3_600 },
  { scope: `code target:${target} ${lineOf(address)}`, times: 10, seconds: 86_400 },
  { scope: `code target:${target}`, times: 30, seconds: 86_400 },
]

/** Milliseconds until somebody at this address may ask for a code for this target; counts the asking when that is now. */
export async function waitForCode(db: Db, ask: Ask, address: string): Promise<number> {
  const last = await recentCode(db, ask)
  if (last) return last.created_at.getTime() + resendAfter - ask.now.getTime()
  return countUse(db, limitsOf(address, ask.target), ask.now)
}

const recentCode = (db: Db, { target, purpose, now }: Ask) =>
  db
    .selectFrom('sso.code')
    .select('created_at')
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now.getTime() - resendAfter))
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Six digits for one target, purpose and browser. Earlier ones end. Undefined if another request just made one. */
export async function issueCode(db: Db, secret: string, ask: Ask): Promise<string | undefined> {
  const { target, purpose, now } = ask
  const browser = hashOfBrowser(ask)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(hashtext(${`code ${purpose} ${target}`}))`.execute(tx)
    if (await recentCode(tx, ask)) return undefined
    await tx
      .updateTable('sso.code')
      .set({ used_at: now })
      .where('target', '=', target)
      .where('purpose', '=', purpose)
      .where('browser', '=', browser)
      .where('used_at', 'is', null)
      .execute()
    await tx
      .insertInto('sso.code')
      .values({
        target,
        purpose,
        code_hash: hashOf(secret, target, purpose, code),
        browser,
        created_at: now,
        expires_at: new Date(now.getTime() + lifetime),
        used_at: null,
      })
      .execute()
    return code
  })
}

/** Takes back a code that never reached anybody. */
export async function forgetCode(db: Db, ask: Omit<Ask, 'now'>): Promise<void> {
  await db
    .deleteFrom('sso.code')
    .where('target', '=', ask.target)
    .where('purpose', '=', ask.purpose)
    .where('browser', '=', hashOfBrowser(ask))
    .where('used_at', 'is', null)
    .execute()
}

/** Uses a code up: true exactly once, within ten minutes and five tries. */
export async function redeemCode(db: Db, secret: string, ask: Ask & { code: string }): Promise<boolean> {
  const { target, purpose, code, now } = ask
  return db.transaction().execute(async tx => {
    const kept = await tx
      .selectFrom('sso.code')
      .selectAll()
      .where('target', '=', target)
      .where('purpose', '=', purpose)
      .where('browser', '=', hashOfBrowser(ask))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('id', 'desc')
      .forUpdate()
      .executeTakeFirst()
    if (!kept || kept.tries >= mostTries) return false
    const matches = timingSafeEqual(kept.code_hash, hashOf(secret, target, purpose, plain(code)))
    await tx
      .updateTable('sso.code')
      .set(matches ? { used_at: now } : { tries: kept.tries + 1 })
      .where('id', '=', kept.id)
      .execute()
    return matches
  })
}
