import type { Selectable } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Context } from '../../../../../base/http/context.ts'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { hashSecret } from '../../../../../base/secrets.ts'
import { plainCode } from '../../../../../base/plain-code.ts'
import { reviewerFaults } from '../../faults.ts'
import { hashPassword, isPassword, isWeak } from '../passwords.ts'
import { trace } from '../trace.ts'
import { countGuess, traceGuess, uncountGuess } from './guesses.ts'
import { openSession, type Opened } from './sessions.ts'

type Reviewer = Selectable<Tables['reviewer']>

const isFirstCode = (reviewer: Reviewer | undefined, given: string, now: Date): boolean =>
  reviewer !== undefined &&
  reviewer.disabled_at === null &&
  reviewer.first_code_until !== null &&
  reviewer.first_code_until > now &&
  reviewer.first_code_hash?.equals(hashSecret(plainCode(given).toLowerCase())) === true

/** Lets in people who know the password. Of the first password it is only said that one's own has to be set. */
export async function logIn(
  context: Context,
  given: { account: string; password: string },
): Promise<Opened | { next: 'password' }> {
  return guess(context, given.account, async reviewer => {
    const isFirst = isFirstCode(reviewer, given.password, context.now)
    // As slow for an account that does not exist.
    const isRight = (await isPassword(reviewer?.password_hash, given.password)) || isFirst
    if (!isRight || !reviewer || reviewer.disabled_at) return undefined
    return async tx => (isFirst ? { next: 'password' as const } : openSession(tx, context, reviewer))
  })
}

/** The first login: sets the password. The code that proved it is good once. */
export async function setFirstPassword(
  context: Context,
  given: { account: string; code: string; password: string },
): Promise<Opened> {
  const { now, address } = context
  if (isWeak(given.password, given.account))
    throw new Failure(reviewerFaults.weakPassword, { issues: [{ path: 'body.password', code: 'invalid' }] })
  return guess(context, given.account, async reviewer => {
    // As slow for an account that does not exist.
    const hash = await hashPassword(given.password)
    if (!reviewer || !isFirstCode(reviewer, given.code, now)) return undefined
    return async tx => {
      const { numUpdatedRows } = await tx
        .updateTable('reviewer')
        .set({ password_hash: hash, first_code_hash: null, first_code_until: null })
        .where('id', '=', reviewer.id)
        .where('first_code_hash', '=', hashSecret(plainCode(given.code).toLowerCase()))
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw new Failure(reviewerFaults.wrongPassword)
      await trace(
        tx,
        { reviewer: { reviewerId: reviewer.id, editionId: reviewer.edition_id }, address, now },
        { action: 'password.set' },
      )
      return openSession(tx, context, reviewer)
    }
  })
}

/**
 * One guess at what lets into an account; `prove` gives back what a right one does. Whether there is such an account is
 * told neither by the answer nor by its time: an unknown one is counted, hashed and traced by the same statements.
 */
async function guess<T>(
  { db, write, now, address }: Context,
  typed: string,
  prove: (reviewer: Reviewer | undefined) => Promise<((tx: Tx) => Promise<T>) | undefined>,
): Promise<T> {
  const one = { account: typed.toLowerCase(), address, now }
  const isLast = await countGuess(db, one)
  const reviewer = await db
    .selectFrom('reviewer')
    .selectAll()
    .where('account', '=', one.account)
    .executeTakeFirst()
  const enter = await prove(reviewer)
  if (!enter) {
    await traceGuess(db, one, isLast ? 'session.locked' : 'session.wrongPassword')
    throw new Failure(reviewerFaults.wrongPassword)
  }
  const entered = await write(enter, { keepsAnswer: false })
  await uncountGuess(db, one)
  return entered
}
