import type { Tx } from '../../../../../base/database/tables.ts'
import { filled } from '../../../../../base/web/language.ts'
import { deliver } from '../../../../people/notices/server/public.ts'

/**
 * Delivers to some of those who have not got it yet, and ends the broadcast after the last; false when nothing is left
 * to do. What is delivered and who still waits change together, so that a cut anywhere neither doubles nor drops one;
 * two at once take turns by the broadcast's row.
 */
export async function deliverBatch(
  tx: Tx,
  ask: { broadcastId: number; atOnce: number; now: Date },
): Promise<boolean> {
  const { broadcastId, atOnce, now } = ask
  const broadcast = await tx
    .selectFrom('broadcast')
    .selectAll()
    .where('id', '=', broadcastId)
    .forUpdate()
    .executeTakeFirst()
  if (!broadcast || broadcast.delivered_at !== null) return false
  const rows = await tx
    .deleteFrom('broadcast_receiver')
    .where('broadcast_id', '=', broadcastId)
    .where('user_id', 'in', eb =>
      eb
        .selectFrom('broadcast_receiver')
        .select('user_id')
        .where('broadcast_id', '=', broadcastId)
        .orderBy('user_id')
        .limit(atOnce),
    )
    .returning('user_id')
    .execute()
  await deliver(
    tx,
    {
      key: `broadcast:${broadcastId}`,
      kind: 'broadcast.sent',
      text: filled({ zh: broadcast.content_zh, en: broadcast.content_en }),
      path: `/competitions/${broadcast.competition_id}`,
      to: rows.map(row => row.user_id),
    },
    now,
  )
  if (rows.length === atOnce) return true
  await tx.updateTable('broadcast').set({ delivered_at: now }).where('id', '=', broadcastId).execute()
  return false
}
