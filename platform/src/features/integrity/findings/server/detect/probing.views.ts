import { sql } from 'kysely'
import type { Db } from '../../../../../base/database/tables.ts'
import { probingBounds } from '../../probing-rules.ts'

type Series = {
  team_id: number
  schedule_id: number
  list: 'A' | 'B'
  sub_rank: string
  full_days: number
  submissions: { id: number; key: string; name: string }[]
}

/**
 * Of each team and board the submissions up to the end of its latest burst, or of its latest days in a row on which the
 * quota was spent; the busiest teams first.
 */
export async function busySeries(db: Db, competitionId: number): Promise<Series[]> {
  const { burst, burstDays, fullDays, teams, submissions } = probingBounds
  const { rows } = await sql<Series>`
    with own as (
      select s.id, s.team_id, s.schedule_id, s.list, s.sub_rank, s.quota_day, s.storage_key, s.file_name, s.received_at,
        lag(s.received_at, ${burst - 1}::int) over board as since, count(*) over whole as handed
      from submission s join team t on t.id = s.team_id
      where s.competition_id = ${competitionId} and s.state = 'scored' and not t.is_baseline
      window whole as (partition by s.team_id, s.schedule_id, s.list, s.sub_rank), board as (whole order by s.received_at, s.id)
    ), spent as (
      select q.team_id, q.schedule_id, q.day,
        q.day - (row_number() over (partition by q.team_id, q.schedule_id order by q.day))::int as run
      from quota_day q join schedule d on d.id = q.schedule_id
      where d.competition_id = ${competitionId} and d.max_submit_count > 1 and q.accepted >= d.max_submit_count
    ), runs as (
      select distinct on (team_id, schedule_id) team_id, schedule_id, max(day) as last_day, count(*)::int as days
      from spent group by team_id, schedule_id, run having count(*) >= ${fullDays}
      order by team_id, schedule_id, max(day) desc
    ), ends as (
      select o.team_id, o.schedule_id, o.list, o.sub_rank, max(o.received_at) as ended_at, max(o.handed) as handed,
        coalesce(max(r.days), 0) as full_days
      from own o left join runs r on r.team_id = o.team_id and r.schedule_id = o.schedule_id
      where o.since >= o.received_at - make_interval(days => ${burstDays}::int) or o.quota_day <= r.last_day and o.quota_day > r.last_day - r.days
      group by o.team_id, o.schedule_id, o.list, o.sub_rank
      order by max(o.handed) desc, o.team_id limit ${teams}
    )
    select e.team_id, e.schedule_id, e.list, e.sub_rank, e.full_days, latest.submissions
    from ends e cross join lateral (
      select json_agg(json_build_object('id', l.id, 'key', l.storage_key, 'name', l.file_name) order by l.received_at, l.id) as submissions
      from (
        select o.* from own o where o.team_id = e.team_id and o.schedule_id = e.schedule_id and o.list = e.list
          and o.sub_rank = e.sub_rank and o.received_at <= e.ended_at
        order by o.received_at desc, o.id desc limit ${submissions}
      ) l
    ) latest order by e.handed desc, e.team_id`.execute(db)
  return rows
}
