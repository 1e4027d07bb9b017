import type { Selectable } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Context } from '../../../../../base/http/context.ts'
import type { Db, Tables, Tx } from '../../../../../base/database/tables.ts'
import { hashSecret } from '../../../../../base/secrets.ts'
import { reviewerFaults } from '../../faults.ts'
import { hashPassword, isPassword, isWeak } from '../passwords.ts'
import { trace } from '../trace.ts'
import { countFailure, lockCount, noFailures, setCount } from './failures.ts'
import { openSession, type Opened } from './sessions.ts'

type Reviewer = Selectable<Tables['reviewer']>

const found = (db: Db, account: string) =>
  db.selectFrom('reviewer').selectAll().where('account', '=', account.toLowerCase()).executeTakeFirst()

const isFirstCode = (reviewer: Reviewer | undefined, given: string, now: Date): boolean =>
  reviewer !== undefined &&
  reviewer.disabled_at === null &&
  reviewer.first_code_until !== null &&
  reviewer.first_code_until > now &&
  reviewer.first_code_hash?.equals(hashSecret(given.trim().toLowerCase())) === true

/** Lets in whoever knows the password. Of the first password it is only said that one's own has to be set. */
export async function logIn(
  context: Context,
  given: { account: string; password: string },
): Promise<Opened | { next: 'password' }> {
  const { db, now } = context
  const reviewer = await found(db, given.account)
  const isFirst = isFirstCode(reviewer, given.password, now)
  // As slow for an account that does not exist.
  const isRight = (await isPassword(reviewer?.password_hash, given.password)) || isFirst
  return settle(context, reviewer, isRight && reviewer?.disabled_at === null, async (tx, known) =>
    isFirst ? { next: 'password' as const } : openSession(tx, context, known),
  )
}

/** The first login: sets the password. The code that proved it is good once. */
export async function setFirstPassword(
  context: Context,
  given: { account: string; code: string; password: string },
): Promise<Opened> {
  const { db, now, address } = context
  const reviewer = await found(db, given.account)
  if (isWeak(given.password, given.account))
    throw new Failure(reviewerFaults.weakPassword, { issues: [{ path: 'body.password', code: 'invalid' }] })
  const hash = await hashPassword(given.password)
  return settle(context, reviewer, isFirstCode(reviewer, given.code, now), async (tx, known) => {
    const { numUpdatedRows } = await tx
      .updateTable('reviewer')
      .set({ password_hash: hash, first_code_hash: null, first_code_until: null })
      .where('id', '=', known.id)
      .where('first_code_hash', '=', hashSecret(given.code.trim().toLowerCase()))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Failure(reviewerFaults.wrongPassword)
    await trace(
      tx,
      { reviewer: { reviewerId: known.id, editionId: known.edition_id }, address, now },
      { action: 'password.set' },
    )
    return openSession(tx, context, known)
  })
}

/**
 * What a right or wrong proof does to the account. A locked account refuses the right one too, and so does one that was
 * locked while the proof was checked: no more than the allowed number of guesses counts, however many come at once. That
 * an account is locked is not told, as it would tell that there is one. The count begins anew once somebody is in, and
 * not while a code is still asked for.
 */
async function settle<T extends { next: 'enter' | 'code' | 'password' }>(
  { write, now, address }: Context,
  reviewer: Reviewer | undefined,
  isRight: boolean,
  enter: (tx: Tx, known: Reviewer) => Promise<T>,
): Promise<T> {
  if (!reviewer) throw new Failure(reviewerFaults.wrongPassword)
  // The refusal is thrown after the commit: it must not undo the count.
  const entered = await write(
    async tx => {
      const { failed, lockedUntil } = await lockCount(tx, reviewer.id)
      if (lockedUntil !== null && lockedUntil > now) return undefined
      if (isRight) {
        const value = await enter(tx, reviewer)
        if (value.next !== 'code') await setCount(tx, reviewer.id, noFailures)
        return value
      }
      await countFailure(tx, reviewer, failed, { address, now, action: 'session.wrongPassword' })
      return undefined
    },
    { keepsAnswer: false },
  )
  if (!entered) throw new Failure(reviewerFaults.wrongPassword)
  return entered
}
