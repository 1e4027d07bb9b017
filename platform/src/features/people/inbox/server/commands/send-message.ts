import { Failure, type Fault } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { blockedAmong, blockedBy } from '../../../follows/server/public.ts'
import { lockPerson, memberSince, receiversAmong } from '../../../identity/server/public.ts'
import { inboxFaults } from '../../faults.ts'
import { isSystem, mayBegin, newcomerSince } from '../../rules.ts'
import { tellInbox } from '../tell-inbox.ts'

type Send = { senderId: number; receivers: readonly number[]; content: string; now: Date }

/** One message to each receiver, or to none of them: what is wrong with which is said by its place. */
export async function sendMessage(tx: Tx, ask: Send): Promise<number[]> {
  const { senderId, content, now } = ask
  if (isSystem(senderId)) throw new Error('nobody writes as the system account')
  const receivers = [...new Set(ask.receivers)].toSorted((a, b) => a - b)
  const refuse = (fault: Fault, isWrong: (id: number) => boolean) => {
    const wrong = ask.receivers.flatMap((id, place) => (isWrong(id) ? [place] : []))
    if (wrong.length === 0) return
    throw new Failure(fault, {
      issues: wrong.map(place => ({ path: `body.receivers.${place}`, code: fault.code, message: fault })),
    })
  }
  refuse(inboxFaults.toSelf, id => id === senderId)
  refuse(inboxFaults.systemReceiver, isSystem)
  // What one person writes at once comes in an order, so that the limit for newcomers holds.
  await lockPerson(tx, senderId)
  const known = new Set((await receiversAmong(tx, receivers)).map(person => person.id))
  refuse(inboxFaults.noSuchPerson, id => !known.has(id))
  const own = await blockedBy(tx, senderId, receivers)
  refuse(inboxFaults.youBlocked, id => own.has(id))
  const blocked = await blockedAmong(tx, senderId, receivers)
  refuse(inboxFaults.notTaken, id => blocked.has(id))
  await checkNewcomer(tx, senderId, receivers, now)
  const rows = await tx
    .insertInto('message')
    .values(
      receivers.map(id => ({
        sender_id: senderId,
        receiver_id: id,
        content,
        created_at: now,
        read_at: null,
      })),
    )
    .returning('id')
    .execute()
  await tellInbox(tx, [...receivers, senderId])
  return rows.map(row => row.id)
}

async function checkNewcomer(tx: Tx, senderId: number, receivers: number[], now: Date): Promise<void> {
  const since = newcomerSince(await memberSince(tx, senderId), now)
  if (!since) return
  const { begun } = await tx
    .selectFrom('conversation')
    .select(eb => eb.fn.countAll<number>().as('begun'))
    .where('begun_by', '=', senderId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  const { met } = await tx
    .selectFrom('conversation_side')
    .select(eb => eb.fn.countAll<number>().as('met'))
    .where('user_id', '=', senderId)
    .where('other_id', 'in', receivers)
    .executeTakeFirstOrThrow()
  if (!mayBegin(begun, receivers.length - met)) throw new Failure(inboxFaults.newcomerLimit)
}
