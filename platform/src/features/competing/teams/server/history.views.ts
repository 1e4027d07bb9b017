import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { TeamAction } from '../rules.ts'
import type { teamEvent } from '../schema.ts'
import type { EventDetail } from './history.ts'

type Row = {
  team_id: number | null
  team: string | null
  id: number
  at: Date
  action: TeamAction
  detail: EventDetail
  actor_id: number | null
  actor: string | null
  subject_id: number | null
  subject: string | null
}

/** What happened to a team and to those that merged into it, the newest first. */
export async function historyPage(
  db: Db,
  teamId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ events: z.input<typeof teamEvent>[]; total: number }> {
  const { rows } = await sql<Row & { total: number }>`
    with recursive own as (
      select id from team where id = ${teamId} union select t.id from team t join own on t.merged_into_id = own.id
    ), page as (
      select *, count(*) over ()::int as total from team_event where team_id in (select id from own)
      order by id desc limit ${perPage} offset ${(page - 1) * perPage}
    )
    select e.id, e.at, e.action, e.detail, e.actor_id, a.user_name as actor, e.subject_id, s.user_name as subject, e.total,
      t.id as team_id, t.name as team
    from page e left join app_user a on a.id = e.actor_id left join app_user s on s.id = e.subject_id
      left join team t on t.id = (e.detail ->> 'teamId')::bigint
    order by e.id desc`.execute(db)
  return {
    events: rows.map(row => ({
      id: row.id,
      at: row.at,
      action: row.action,
      actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor ?? '' },
      subject: row.subject_id === null ? null : { id: row.subject_id, name: row.subject ?? '' },
      detail: {
        ...row.detail,
        ...(row.team_id === null ? {} : { team: { id: row.team_id, name: row.team ?? '' } }),
      },
    })),
    // A team has events from its founding on: an empty page is one behind the last.
    total:
      rows[0]?.total ?? (page === 1 ? 0 : (await historyPage(db, teamId, { page: 1, perPage: 1 })).total),
  }
}
