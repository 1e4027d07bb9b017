import { sql } from 'kysely'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Tx } from '../database/tables.ts'

/**
 * Nobody leaves while they write: leaving waits until this transaction is over. Throws where they have left since it was
 * found out who asks. The lock is no row's, so that others may go on referring to the account.
 */
export async function holdAccount(tx: Tx, userId: number): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`select hold_account(${userId}) as "isThere"`.execute(tx)
  if (!rows[0]?.isThere) throw new Failure(baseFaults.signInFirst)
}
