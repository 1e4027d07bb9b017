import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { inboxFaults } from '../../faults.ts'
import type { reportReasons } from '../../rules.ts'

type Report = {
  reporterId: number
  reportedId: number
  reason: (typeof reportReasons)[number]
  note: string
  now: Date
}

/** Puts a conversation before the staff, who may read what was written in it so far; one open report a person. */
export async function reportConversation(tx: Tx, ask: Report): Promise<{ id: number }> {
  if (ask.reporterId === ask.reportedId) throw new Failure(inboxFaults.ownReport)
  const side = await tx
    .selectFrom('conversation_side as s')
    .select('s.conversation_id')
    .select(eb =>
      eb
        .selectFrom('message as m')
        .whereRef('m.conversation_id', '=', 's.conversation_id')
        .select(of => of.fn.max('m.id').as('id'))
        .as('last_message_id'),
    )
    .where('s.user_id', '=', ask.reporterId)
    .where('s.other_id', '=', ask.reportedId)
    .executeTakeFirst()
  if (side?.last_message_id == null) throw new Failure(inboxFaults.noConversation)
  const made = await tx
    .insertInto('conversation_report')
    .values({
      conversation_id: side.conversation_id,
      reporter_id: ask.reporterId,
      reported_id: ask.reportedId,
      reason: ask.reason,
      note: ask.note,
      last_message_id: side.last_message_id,
      created_at: ask.now,
      resolved_at: null,
      resolved_by: null,
      outcome: null,
    })
    .onConflict(conflict =>
      conflict.columns(['conversation_id', 'reporter_id']).where('resolved_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Failure(inboxFaults.alreadyReported)
  return made
}
