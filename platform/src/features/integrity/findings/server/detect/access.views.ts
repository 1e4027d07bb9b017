import { sql } from 'kysely'
import type { Db } from '../../../../../base/database/tables.ts'
import { mostAccounts, type Trace } from '../../rules.ts'

/** Marks looked at; each is of at most as many accounts as could be told. */
const mostMarks = 500

/** From which devices and addresses accounts of several teams of a competition are used; of what very many use, nothing. */
export async function sharedTraces(db: Db, competitionId: number): Promise<Trace[]> {
  const most = Math.max(...Object.values(mostAccounts))
  const { rows } = await sql<Trace>`
    with used as (
      select a.kind, a.mark, a.user_id, m.team_id, a.days, a.first_at, a.last_at
      from team_member m join team t on t.id = m.team_id join access_trace a on a.user_id = m.user_id
      where m.competition_id = ${competitionId} and not t.is_baseline
        and exists (select from submission s where s.team_id = t.id and s.state = 'scored')
    ), shared as (
      select kind, mark from used group by kind, mark
      having count(distinct team_id) > 1 and count(*) <= ${most}
      order by max(last_at) desc limit ${mostMarks}
    )
    select u.kind, encode(u.mark, 'hex') as mark, u.user_id as "userId", u.team_id as "teamId", u.days,
      to_json(u.first_at at time zone 'UTC') #>> '{}' || 'Z' as "firstAt",
      to_json(u.last_at at time zone 'UTC') #>> '{}' || 'Z' as "lastAt", everywhere.accounts
    from shared s join used u using (kind, mark) cross join lateral (
      select count(*)::int as accounts from (
        select from access_trace x where x.kind = s.kind and x.mark = s.mark limit ${most + 1}
      ) counted
    ) everywhere
    order by u.kind desc, u.mark, u.team_id, u.user_id`.execute(db)
  return rows
}

/** How many members of a competition's teams left a trace. */
export async function countTraced(db: Db, competitionId: number): Promise<number> {
  const { accounts } = await db
    .selectFrom('team_member as m')
    .where('m.competition_id', '=', competitionId)
    .where(eb =>
      eb.exists(eb.selectFrom('access_trace as a').whereRef('a.user_id', '=', 'm.user_id').select('a.kind')),
    )
    .select(eb => eb.fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow()
  return accounts
}
