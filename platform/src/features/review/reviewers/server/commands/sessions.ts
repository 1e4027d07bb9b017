import { Failure } from '../../../../../base/contract/failure.ts'
import type { Context } from '../../../../../base/http/context.ts'
import { countWindow } from '../../../../../base/http/limits.ts'
import { reviewerCookie } from '../../../../../base/http/reviewer.ts'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import { hashSecret, makeSecret } from '../../../../../base/secrets.ts'
import { queueLetters } from '../../../../people/notices/server/public.ts'
import { reviewerFaults } from '../../faults.ts'
import { codeMinutes, mostCodeTries, sessionHours } from '../../rules.ts'
import { codeLetter } from '../letters.ts'
import { makeMailCode } from '../passwords.ts'
import { trace } from '../trace.ts'
import { asksForCode } from './accounts.ts'
import { countGuess, traceGuess, uncountGuess } from './guesses.ts'

/** Letters with codes for one account. */
const mostLetters = { times: 6, seconds: 3600 }

type Holder = { id: number; edition_id: number; email: string }
export type Opened = { secret: string; expiresAt: Date; next: 'enter' | 'code' }

/**
 * Opens a session, in place of the one that the browser had; where the edition asks for a second factor, it counts only
 * once the mailed code is given.
 */
export async function openSession(
  tx: Tx,
  { settings, exchange, address, now }: Pick<Context, 'settings' | 'exchange' | 'address' | 'now'>,
  reviewer: Holder,
  link?: { id: number; expires_at: Date },
): Promise<Opened> {
  const previous = exchange?.request.cookies[reviewerCookie]
  if (previous) await endSession(tx, previous)
  const needsCode = await asksForCode(tx, reviewer.edition_id)
  const secret = makeSecret()
  const longest = new Date(now.getTime() + sessionHours * 3_600_000)
  const expiresAt = link && link.expires_at < longest ? link.expires_at : longest
  const code = needsCode ? makeMailCode() : null
  if (code !== null) {
    await countWindow(tx, `reviewer code ${reviewer.id}`, mostLetters, now)
    // Of several codes the last is good.
    await tx
      .deleteFrom('reviewer_session')
      .where('reviewer_id', '=', reviewer.id)
      .where('verified_at', 'is', null)
      .execute()
  }
  await tx
    .insertInto('reviewer_session')
    .values({
      reviewer_id: reviewer.id,
      token_hash: hashSecret(secret),
      link_id: link?.id ?? null,
      verified_at: code === null ? now : null,
      code_hash: code === null ? null : hashSecret(code),
      code_until: code === null ? null : new Date(now.getTime() + codeMinutes * 60_000),
      address,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute()
  if (code === null) await noteSignedIn(tx, reviewer.id, now)
  // Nobody without an address is let in without the code: such accounts cannot be made, and stay out.
  else if (reviewer.email !== '') await queueLetters(tx, settings, [codeLetter(reviewer.email, code)], now)
  await trace(
    tx,
    { reviewer: { reviewerId: reviewer.id, editionId: reviewer.edition_id }, address, now },
    { action: code === null ? 'session.open' : 'session.ask', detail: { byLink: link !== undefined } },
  )
  return { secret, expiresAt, next: code === null ? 'enter' : 'code' }
}

const noteSignedIn = (tx: Tx, reviewerId: number, now: Date) =>
  tx.updateTable('reviewer').set({ signed_in_at: now }).where('id', '=', reviewerId).execute()

/**
 * Counts a session from now on, where the code is the one that was mailed for it. It goes on under another secret, as
 * others may have known the one that this browser held before. A wrong code is counted like a wrong password.
 */
export async function verifySession(
  { db, write, address, now, exchange }: Context,
  code: string,
): Promise<Opened> {
  const held = exchange?.request.cookies[reviewerCookie]
  const pending = (from: Db) =>
    from
      .selectFrom('reviewer_session')
      .innerJoin('reviewer', 'reviewer.id', 'reviewer_session.reviewer_id')
      .select([
        'reviewer_session.id as sessionId',
        'reviewer_session.code_hash',
        'reviewer_session.code_until',
        'reviewer_session.code_tries',
        'reviewer_session.expires_at',
        'reviewer.id',
        'reviewer.edition_id',
        'reviewer.account',
      ])
      .where('token_hash', '=', hashSecret(held ?? ''))
      .where('expires_at', '>', now)
      .where('verified_at', 'is', null)
      .where('reviewer.disabled_at', 'is', null)
  const known = await pending(db).executeTakeFirst()
  if (!known) throw new Failure(reviewerFaults.wrongCode)
  const guess = { account: known.account, address, now }
  const isLast = await countGuess(db, guess)
  // The refusal is thrown after the commit: it must not undo the count.
  const opened = await write(
    async tx => {
      const found = await pending(tx).forUpdate('reviewer_session').executeTakeFirst()
      if (!found) return undefined
      const isRight =
        found.code_tries < mostCodeTries &&
        found.code_until !== null &&
        found.code_until > now &&
        found.code_hash?.equals(hashSecret(code)) === true
      const secret = makeSecret()
      await tx
        .updateTable('reviewer_session')
        .set(
          isRight
            ? { verified_at: now, code_hash: null, code_until: null, token_hash: hashSecret(secret) }
            : { code_tries: found.code_tries + 1 },
        )
        .where('id', '=', found.sessionId)
        .execute()
      if (!isRight) return undefined
      await noteSignedIn(tx, found.id, now)
      await trace(
        tx,
        { reviewer: { reviewerId: found.id, editionId: found.edition_id }, address, now },
        { action: 'session.open' },
      )
      return { secret, expiresAt: found.expires_at, next: 'enter' as const }
    },
    { keepsAnswer: false },
  )
  if (!opened) {
    await traceGuess(db, guess, isLast ? 'session.locked' : 'session.wrongCode')
    throw new Failure(reviewerFaults.wrongCode)
  }
  await uncountGuess(db, guess)
  return opened
}

export async function endSession(tx: Tx, secret: string): Promise<void> {
  await tx.deleteFrom('reviewer_session').where('token_hash', '=', hashSecret(secret)).execute()
}

/** A link as somebody holds it; throws where it is not one that lets anybody in. */
export async function goodLink(db: Db | Tx, token: string, now: Date) {
  const link = await db
    .selectFrom('reviewer_link')
    .innerJoin('reviewer', 'reviewer.id', 'reviewer_link.reviewer_id')
    .select([
      'reviewer_link.id as linkId',
      'reviewer_link.expires_at',
      'reviewer.id',
      'reviewer.edition_id',
      'reviewer.email',
      'reviewer.account',
      'reviewer.name',
      'reviewer.year',
    ])
    .where('token_hash', '=', hashSecret(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!link) throw new Failure(reviewerFaults.badLink)
  return link
}
