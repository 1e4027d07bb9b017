import { sql } from 'kysely'
import type { Db } from '../../../../../base/database/tables.ts'

type Deliver = {
  /** What the messages tell of: of each key everybody gets one message, however often and by however many this is called. */
  key: string
  senderId: number
  messages: readonly { to: number; content: string }[]
  now: Date
}

/** Answers how many have their message now for the first time. */
export async function deliverMessages(db: Db, { key, senderId, messages, now }: Deliver): Promise<number> {
  const { rows } = await sql`
    with receiver as (
      select * from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as x("to" bigint, content text)
    ), first as (
      insert into delivered_notice (key, delivered_at)
      select ${key} || ':' || r.to, ${now}::timestamptz from receiver r order by r.to
      on conflict do nothing returning key
    )
    insert into message (sender_id, receiver_id, content, created_at)
    select ${senderId}::bigint, r.to, r.content, ${now}::timestamptz
    from receiver r join first f on f.key = ${key} || ':' || r.to order by r.to
    returning id`.execute(db)
  return rows.length
}
