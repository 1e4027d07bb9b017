import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { sendBroadcast } from '../contract.ts'
import type { Segment } from '../rules.ts'

type View = z.input<(typeof sendBroadcast)['answer']>

/** A competition's broadcasts, the newest first. */
export async function broadcastsOf(
  db: Db | Tx,
  competitionId: number,
  { before, size }: { before?: number | undefined; size: number },
): Promise<{ list: View[]; next: number | null }> {
  const { rows } = await sql<{
    id: number
    segment: Segment
    content_zh: string
    content_en: string
    created_at: Date
    delivered_at: Date | null
    reached: number
    by: string
    waiting: number
  }>`
    select b.*, u.user_name as by, case when b.delivered_at is null
      then (select count(*)::int from broadcast_receiver r where r.broadcast_id = b.id) else 0 end as waiting
    from (
      select * from broadcast where competition_id = ${competitionId} and id < ${before ?? Number.MAX_SAFE_INTEGER}
      order by id desc limit ${size + 1}
    ) b join app_user u on u.id = b.created_by order by b.id desc`.execute(db)
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
