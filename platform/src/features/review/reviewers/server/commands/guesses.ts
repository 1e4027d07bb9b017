import { sql } from 'kysely'
import { json } from '../../../../../base/database/json.ts'
import type { Db } from '../../../../../base/database/tables.ts'
import { addressScope, countWindow, uncountWindow } from '../../../../../base/http/limits.ts'
import type { TraceAction } from '../../trace-actions.ts'

/** Allowed guesses at one account from one network. Other networks are not affected, so strangers cannot lock an account. */
const mostGuesses = { times: 5, seconds: 15 * 60 }

type Guess = { account: string; address: string; now: Date }
const scopeOf = ({ account, address }: Guess) => `reviewer guess ${account} ${addressScope(address)}`

/** Counts a guess before it is checked, so that concurrent guesses cannot exceed the limit. True for the last one allowed. */
export const countGuess = async (db: Db, guess: Guess): Promise<boolean> =>
  (await countWindow(db, scopeOf(guess), mostGuesses, guess.now)) === mostGuesses.times

/** Takes back the count of a correct password or code. */
export const uncountGuess = (db: Db, guess: Guess): Promise<void> =>
  uncountWindow(db, scopeOf(guess), mostGuesses, guess.now)

/**
 * Traces a wrong guess if the account exists. It does not wait for the commit, because that time would reveal that the
 * account exists.
 */
export async function traceGuess(
  db: Db,
  { account, address, now }: Guess,
  action: Extract<TraceAction, `session.${'wrongPassword' | 'wrongCode' | 'locked'}`>,
): Promise<void> {
  await db.transaction().execute(async tx => {
    await sql`set local synchronous_commit = off`.execute(tx)
    await tx
      .insertInto('review_event')
      .columns(['edition_id', 'at', 'reviewer_id', 'address', 'action', 'detail'])
      .expression(
        tx
          .selectFrom('reviewer')
          .select(eb => [
            'edition_id',
            eb.val(now).as('at'),
            'id',
            eb.val(address).as('address'),
            eb.val(action).as('action'),
            json({}).as('detail'),
          ])
          .where('account', '=', account),
      )
      .execute()
  })
}
