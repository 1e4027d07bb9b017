import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db, Purpose } from './database.ts'
import { countUse, lineOf } from './limits.ts'

const lifetime = 10 * 60_000
const mostTries = 5
const resendAfter = 60_000
const hashOf = (secret: string, target: string, purpose: Purpose, code: string) =>
  createHmac('sha256', secret).update(`${target}\n${purpose}\n${code}`).digest()

type Ask = { target: string; purpose: Purpose; now: Date }

/** How many codes a line may ask for, with a whole class behind it, and how many one target is sent. */
const limitsOf = (address: string, target: string) => [
  { scope: `code address:${lineOf(address)}`, times: 30, seconds: 60 },
  { scope: `code address:${lineOf(address)}`, times: 300, seconds: 3_600 },
  { scope: `code target:${target}`, times: 10, seconds: 86_400 },
]

/** Milliseconds until somebody at this address may ask for a code for this target; counts the asking when that is now. */
export async function waitForCode(db: Db, ask: Ask, address: string): Promise<number> {
  const { target, purpose, now } = ask
  const last = await db
    .selectFrom('sso.code')
    .select('created_at')
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now.getTime() - resendAfter))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (last) return last.created_at.getTime() + resendAfter - now.getTime()
  return countUse(db, limitsOf(address, target), now)
}

/** Six digits for one target and purpose. Earlier ones end. */
export async function issueCode(db: Db, secret: string, ask: Ask): Promise<string> {
  const { target, purpose, now } = ask
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.transaction().execute(async tx => {
    await tx
      .updateTable('sso.code')
      .set({ used_at: now })
      .where('target', '=', target)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute()
    await tx
      .insertInto('sso.code')
      .values({
        target,
        purpose,
        code_hash: hashOf(secret, target, purpose, code),
        created_at: now,
        expires_at: new Date(now.getTime() + lifetime),
        used_at: null,
      })
      .execute()
  })
  return code
}

/** Takes back a code that never reached anybody. */
export async function forgetCode(db: Db, ask: { target: string; purpose: Purpose }): Promise<void> {
  await db
    .deleteFrom('sso.code')
    .where('target', '=', ask.target)
    .where('purpose', '=', ask.purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** Uses a code up: true exactly once, within ten minutes and five tries. */
export async function redeemCode(
  db: Db,
  secret: string,
  ask: { target: string; purpose: Purpose; code: string; now: Date },
): Promise<boolean> {
  const { target, purpose, code, now } = ask
  return db.transaction().execute(async tx => {
    const kept = await tx
      .selectFrom('sso.code')
      .selectAll()
      .where('target', '=', target)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('id', 'desc')
      .forUpdate()
      .executeTakeFirst()
    if (!kept || kept.tries >= mostTries) return false
    const matches = timingSafeEqual(kept.code_hash, hashOf(secret, target, purpose, code.trim()))
    await tx
      .updateTable('sso.code')
      .set(matches ? { used_at: now } : { tries: kept.tries + 1 })
      .where('id', '=', kept.id)
      .execute()
    return matches
  })
}
