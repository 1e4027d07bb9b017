import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { broadcastFaults } from '../../faults.ts'
import type { Segment } from '../../rules.ts'
import { audience } from '../audience.views.ts'
import { deliverBroadcastJob } from '../job.ts'

export type Sending = {
  competitionId: number
  segment: Segment
  contentZh: string
  contentEn: string
  actor: Actor & { userId: number }
  now: Date
}

/** Writes down what is said and to whom: who joins or leaves the group afterwards changes nothing. Delivering is a job. */
export async function sendBroadcast(tx: Tx, ask: Sending): Promise<{ id: number }> {
  const { competitionId, segment, contentZh, contentEn, actor, now } = ask
  const { id } = await tx
    .insertInto('broadcast')
    .values({
      competition_id: competitionId,
      segment,
      content_zh: contentZh,
      content_en: contentEn,
      created_by: actor.userId,
      created_at: now,
      delivered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('broadcast_receiver')
    .columns(['broadcast_id', 'user_id'])
    .expression(
      tx
        .selectFrom(audience(tx, { competitionId, segment, actor: actor.userId }).as('a'))
        .select(({ val }) => [val(id).as('broadcast_id'), 'a.id as user_id']),
    )
    .executeTakeFirstOrThrow()
  const reached = Number(numInsertedOrUpdatedRows)
  if (reached === 0) throw new Failure(broadcastFaults.nobody)
  await tx.updateTable('broadcast').set({ reached }).where('id', '=', id).execute()
  await audit(
    tx,
    actor,
    {
      action: 'broadcast.send',
      subject: 'competition',
      subjectId: competitionId,
      detail: { broadcastId: id, segment, reached, contentZh, contentEn },
    },
    now,
  )
  await enqueue(tx, deliverBroadcastJob, { broadcastId: id }, { key: `broadcast:${id}` })
  return { id }
}
