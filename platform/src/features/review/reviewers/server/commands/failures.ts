import type { Tx } from '../../../../../base/database/tables.ts'
import { afterFailure } from '../../rules.ts'
import { trace } from '../trace.ts'

type Count = ReturnType<typeof afterFailure>
export const noFailures: Count = { failed: 0, lockedUntil: null }

/** How many wrong proofs an account has had in a row, and until when it is locked; nobody else counts meanwhile. */
export async function lockCount(tx: Tx, reviewerId: number): Promise<Count> {
  const { failed, locked_until } = await tx
    .selectFrom('reviewer')
    .select(['failed', 'locked_until'])
    .where('id', '=', reviewerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { failed, lockedUntil: locked_until }
}

export async function setCount(tx: Tx, reviewerId: number, { failed, lockedUntil }: Count): Promise<void> {
  await tx
    .updateTable('reviewer')
    .set({ failed, locked_until: lockedUntil })
    .where('id', '=', reviewerId)
    .execute()
}

/** One wrong proof more, of a count that is locked. True where it locks the account. */
export async function countFailure(
  tx: Tx,
  reviewer: { id: number; edition_id: number },
  failed: number,
  by: { address: string; now: Date; action: 'session.wrongPassword' | 'session.wrongCode' },
): Promise<boolean> {
  const next = afterFailure(failed, by.now)
  await setCount(tx, reviewer.id, next)
  const isLocked = next.lockedUntil !== null
  await trace(
    tx,
    { ...by, reviewer: { reviewerId: reviewer.id, editionId: reviewer.edition_id } },
    { action: isLocked ? 'session.locked' : by.action },
  )
  return isLocked
}
