import { sql } from 'kysely'
import type { Parsed, Returned } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { listConversationReports } from '../reports.contract.ts'
import { isSystem, reportedMessages, snippetOf } from '../rules.ts'

type Listed = Returned<typeof listConversationReports>
type Query = Parsed<typeof listConversationReports>['query']
type Row = {
  id: number
  reporter_id: number
  reporter_name: string
  reporter_avatar: string | null
  reported_id: number
  reported_name: string
  reported_avatar: string | null
  reason: Listed['reports'][number]['reason']
  note: string
  created_at: Date
  resolved_at: Date | null
  resolved_by: string | null
  outcome: Listed['reports'][number]['outcome']
  messages: { id: number; senderId: number; content: string; createdAt: string }[] | null
}

/** Reports of conversations: open ones by how long they wait, else the newest first; each with what was written before it. */
export async function conversationReports(db: Db, { state, page, per_page }: Query): Promise<Listed> {
  const isOpen = state === 'open'
  const where = isOpen ? sql`resolved_at is null` : sql`resolved_at is not null`
  const order = isOpen ? sql`id` : sql`id desc`
  const [{ rows }, counts] = await Promise.all([
    sql<Row>`
      select r.id, r.reason, r.note, r.created_at, r.resolved_at, r.outcome, by.user_name as resolved_by,
        a.id as reporter_id, a.user_name as reporter_name, a.avatar as reporter_avatar,
        b.id as reported_id, b.user_name as reported_name, b.avatar as reported_avatar,
        (
          select json_agg(json_build_object('id', m.id, 'senderId', m.sender_id, 'content', m.content,
            'createdAt', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by m.id)
          from (
            select * from message where conversation_id = r.conversation_id and id <= r.last_message_id
            order by id desc limit ${reportedMessages}
          ) m
        ) as messages
      from (
        select *, row_number() over (order by ${order}) as place from conversation_report where ${where}
        order by ${order} limit ${per_page} offset ${(page - 1) * per_page}
      ) r
      join app_user a on a.id = r.reporter_id
      join app_user b on b.id = r.reported_id
      left join app_user by on by.id = r.resolved_by
      order by r.place`.execute(db),
    db
      .selectFrom('conversation_report')
      .select(eb => [
        eb.fn.countAll<number>().filterWhere('resolved_at', 'is', null).as('open'),
        eb.fn.countAll<number>().filterWhere('resolved_at', 'is not', null).as('resolved'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return {
    open: counts.open,
    total: counts[state],
    reports: rows.map(row => ({
      id: row.id,
      reporter: { id: row.reporter_id, name: row.reporter_name, avatar: row.reporter_avatar },
      reported: { id: row.reported_id, name: row.reported_name, avatar: row.reported_avatar },
      reason: row.reason,
      note: row.note,
      createdAt: row.created_at,
      resolvedAt: row.resolved_at,
      resolvedBy: row.resolved_by,
      outcome: row.outcome,
      messages: (row.messages ?? []).map(message => ({
        ...message,
        content: isSystem(message.senderId) ? snippetOf(message.content, true) : message.content,
      })),
    })),
  }
}
