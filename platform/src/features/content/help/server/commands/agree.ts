import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { keepConsent } from '../../../../people/identity/server/public.ts'
import { helpFaults } from '../../faults.ts'
import { agreedBy, askedNow } from '../consents.ts'

type Agree = { userId: number; versionIds: readonly number[]; now: Date }

/**
 * Keeps that somebody agrees to these versions: all that are still to be agreed to, and no others, so that what was
 * published meanwhile is read first. Twice is once.
 */
export async function agree(tx: Tx, { userId, versionIds, now }: Agree): Promise<void> {
  const asked = await askedNow(tx)
  const known = new Set((await agreedBy(tx, userId)).map(row => row.id))
  const pending = asked.filter(row => !known.has(row.id)).map(row => row.id)
  const isPast = versionIds.some(id => !known.has(id) && !pending.includes(id))
  if (isPast || pending.some(id => !versionIds.includes(id))) throw new Failure(helpFaults.otherTerms)
  if (pending.length === 0) return
  await tx
    .insertInto('help_consent')
    .values(pending.map(id => ({ user_id: userId, version_id: id, agreed_at: now })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await keepConsent(tx, { userId, through: Math.max(...asked.map(row => row.id)) })
}
