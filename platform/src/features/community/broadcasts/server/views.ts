import type { z } from 'zod'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { sendBroadcast } from '../contract.ts'

type View = z.input<(typeof sendBroadcast)['answer']>

/** A competition's broadcasts, the newest first. */
export async function broadcastsOf(
  db: Db | Tx,
  competitionId: number,
  { before, size }: { before?: number | undefined; size: number },
): Promise<{ list: View[]; next: number | null }> {
  const rows = await db
    .selectFrom('broadcast as b')
    .innerJoin('app_user as u', 'u.id', 'b.created_by')
    .where('b.competition_id', '=', competitionId)
    .$if(before !== undefined, query => query.where('b.id', '<', before ?? 0))
    .orderBy('b.id', 'desc')
    .limit(size + 1)
    .selectAll('b')
    .select(eb => [
      'u.user_name as by',
      eb
        .case()
        .when('b.delivered_at', 'is', null)
        .then(
          eb
            .selectFrom('broadcast_receiver as r')
            .select(of => of.fn.countAll<number>().as('n'))
            .whereRef('r.broadcast_id', '=', 'b.id')
            .$asScalar()
            .$notNull(),
        )
        .else(0)
        .end()
        .as('waiting'),
    ])
    .execute()
  const list = rows.slice(0, size).map(row => ({
    id: row.id,
    segment: row.segment,
    contentZh: row.content_zh,
    contentEn: row.content_en,
    by: row.by,
    createdAt: row.created_at,
    reached: row.reached,
    delivered: row.reached - row.waiting,
    deliveredAt: row.delivered_at,
  }))
  return { list, next: rows.length > size ? (list.at(-1)?.id ?? null) : null }
}
