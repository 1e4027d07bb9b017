import type { Selectable } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Context } from '../../../../../base/http/context.ts'
import { countWindow } from '../../../../../base/http/limits.ts'
import type { Db, Tables, Tx } from '../../../../../base/database/tables.ts'
import { hashSecret } from '../../../../../base/secrets.ts'
import { reviewerFaults } from '../../faults.ts'
import { afterFailure, lockMinutes, mostFailures } from '../../rules.ts'
import { hashPassword, isPassword, isWeak } from '../passwords.ts'
import { trace } from '../trace.ts'
import { openSession, type Opened } from './sessions.ts'

const unknownLimit = { times: mostFailures - 1, seconds: lockMinutes * 60 }

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
  const { db, now, address, settings } = context
  const reviewer = await found(db, given.account)
  const isFirst = isFirstCode(reviewer, given.password, now)
  // As slow for an account that does not exist.
  const isRight = (await isPassword(reviewer?.password_hash, given.password)) || isFirst
  return settle(
    context,
    given.account,
    reviewer,
    isRight && reviewer?.disabled_at === null,
    async (tx, known) =>
      isFirst ? { next: 'password' as const } : openSession(tx, settings, known, { address, now }),
  )
}

/** The first login: sets the password. The code that proved it is good once. */
export async function setFirstPassword(
  context: Context,
  given: { account: string; code: string; password: string },
): Promise<Opened> {
  const { db, now, address, settings } = context
  const reviewer = await found(db, given.account)
  if (isWeak(given.password, given.account))
    throw new Failure(reviewerFaults.weakPassword, { issues: [{ path: 'body.password', code: 'invalid' }] })
  const hash = await hashPassword(given.password)
  return settle(
    context,
    given.account,
    reviewer,
    isFirstCode(reviewer, given.code, now),
    async (tx, known) => {
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
      return openSession(tx, settings, known, { address, now })
    },
  )
}

/**
 * What a right or wrong proof does to the account. A locked account refuses the right one too, and so does one that was
 * locked while the proof was checked: no more than the allowed number of guesses counts, however many come at once.
 */
async function settle<T>(
  { db, write, now, address }: Context,
  account: string,
  reviewer: Reviewer | undefined,
  isRight: boolean,
  enter: (tx: Tx, known: Reviewer) => Promise<T>,
): Promise<T> {
  if (!reviewer) {
    // What nobody has is locked in the same way, so that a lock tells nothing either.
    const isFree = await countWindow(db, `reviewer ${account.toLowerCase()}`, unknownLimit, now).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false
        throw error
      },
    )
    throw new Failure(isFree ? reviewerFaults.wrongPassword : reviewerFaults.locked)
  }
  // The refusal is thrown after the commit: it must not undo the count.
  const settled = await write(
    async (tx): Promise<{ value: T } | 'wrong' | 'locked'> => {
      const { failed, locked_until } = await tx
        .selectFrom('reviewer')
        .select(['failed', 'locked_until'])
        .where('id', '=', reviewer.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (locked_until !== null && locked_until > now) return 'locked'
      const next = isRight ? { failed: 0, lockedUntil: null } : afterFailure(failed, now)
      await tx
        .updateTable('reviewer')
        .set({ failed: next.failed, locked_until: next.lockedUntil })
        .where('id', '=', reviewer.id)
        .execute()
      if (isRight) return { value: await enter(tx, reviewer) }
      const action = next.lockedUntil ? 'session.locked' : 'session.wrongPassword'
      await trace(
        tx,
        { reviewer: { reviewerId: reviewer.id, editionId: reviewer.edition_id }, address, now },
        { action },
      )
      return next.lockedUntil ? 'locked' : 'wrong'
    },
    { keepsAnswer: false },
  )
  if (settled === 'locked') throw new Failure(reviewerFaults.locked)
  if (settled === 'wrong') throw new Failure(reviewerFaults.wrongPassword)
  return settled.value
}
