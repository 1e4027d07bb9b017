import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { listRunTeams } from '../managed.contract.ts'
import { teamNameKey } from '../rules.ts'

type RunTeam = z.input<(typeof listRunTeams)['answer']>['teams'][number]
type Query = Parsed<typeof listRunTeams>['query']
export type TeamFilters = Pick<Query, 'search' | 'state'>

/** Which teams of a competition these filters find, as a condition on `team t`. Those merged away are part of another. */
export function runTeamsWhere(competitionId: number, query: TeamFilters): RawBuilder<unknown> {
  const conditions = [sql`t.competition_id = ${competitionId}`, sql`t.merged_into_id is null`]
  if (query.search) {
    const key = teamNameKey(query.search)
    const byId = /^\d{1,15}$/.test(query.search) ? sql` or t.id = ${Number(query.search)}` : sql``
    conditions.push(sql`(position(${key} in t.name_key) > 0${byId} or exists (
      select from team_member m join app_user u on u.id = m.user_id
      where m.team_id = t.id and position(lower(${query.search}) in lower(u.user_name)) > 0))`)
  }
  if (query.state === 'banned') conditions.push(sql`t.banned_at is not null`)
  if (query.state === 'baseline') conditions.push(sql`t.is_baseline`)
  if (query.state === 'ranked') conditions.push(sql`t.banned_at is null and not t.is_baseline`)
  if (query.state === 'silent')
    conditions.push(sql`not exists (select from submission s where s.team_id = t.id)`)
  return sql.join(conditions, sql` and `)
}

/** Teams as their organiser sees them, newest first, from a cursor. */
export async function runTeams(
  db: Db,
  competitionId: number,
  query: Query,
): Promise<{ teams: RunTeam[]; next: number | null; total: number }> {
  const where = runTeamsWhere(competitionId, query)
  const cursor = query.before ? sql` and t.id < ${query.before}` : sql``
  const [page, count] = await Promise.all([
    sql<{
      id: number
    }>`select t.id from team t where ${where}${cursor} order by t.id desc limit ${query.size + 1}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from team t where ${where}`.execute(db),
  ])
  const ids = page.rows.slice(0, query.size).map(row => row.id)
  return {
    teams: await runTeamsById(db, ids),
    next: page.rows.length > query.size ? (ids.at(-1) ?? null) : null,
    total: count.rows[0]?.total ?? 0,
  }
}

export async function runTeamsById(db: Db, ids: readonly number[]): Promise<RunTeam[]> {
  if (ids.length === 0) return []
  const [rows, members, findings, bans] = await Promise.all([
    db
      .selectFrom('team as t')
      .where('t.id', 'in', ids)
      .select(['t.id', 't.name', 't.is_baseline', 't.banned_at', 't.schedule_id'])
      .select(eb => [
        eb
          .selectFrom('submission as s')
          .whereRef('s.team_id', '=', 't.id')
          .select(eb.fn.countAll<number>().as('n'))
          .as('submissions'),
        eb
          .selectFrom('submission as s')
          .whereRef('s.team_id', '=', 't.id')
          .select(inner => inner.fn.max('s.received_at').as('at'))
          .as('last_at'),
      ])
      .execute(),
    db
      .selectFrom('team_member as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .where('m.team_id', 'in', ids)
      .orderBy('m.joined_at')
      .select(['m.team_id', 'm.role', 'u.id', 'u.user_name as name'])
      .execute(),
    openFindingsOfTeams(db, ids),
    db
      .selectFrom('team_ban as b')
      .innerJoin('app_user as u', 'u.id', 'b.banned_by')
      .leftJoin('app_user as l', 'l.id', 'b.lifted_by')
      .where('b.team_id', 'in', ids)
      .orderBy('b.id', 'desc')
      .selectAll('b')
      .select(['u.user_name as by', 'l.user_name as lifter'])
      .select(
        sql<
          number[]
        >`(select coalesce(json_agg(e.finding_id order by e.finding_id), '[]') from team_ban_evidence e where e.ban_id = b.id)`.as(
          'evidence',
        ),
      )
      .execute(),
  ])
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    if (!row) return []
    return {
      id,
      name: row.name,
      isBaseline: row.is_baseline,
      isBanned: row.banned_at !== null,
      scheduleId: row.schedule_id,
      members: members.filter(member => member.team_id === id),
      submissions: row.submissions ?? 0,
      lastSubmittedAt: row.last_at,
      findings: findings.get(id) ?? 0,
      bans: bans
        .filter(ban => ban.team_id === id)
        .map(ban => ({
          id: ban.id,
          reason: ban.reason,
          by: ban.by,
          at: ban.banned_at,
          evidence: ban.evidence,
          lifted: ban.lifted_at && {
            by: ban.lifter ?? '',
            at: ban.lifted_at,
            reason: ban.lift_reason ?? '',
          },
        })),
    }
  })
}

/** How many findings about each of these teams nobody has put aside. */
async function openFindingsOfTeams(db: Db, teamIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (teamIds.length === 0) return new Map()
  const { rows } = await sql<{ team: number; count: number }>`
    select t.id as team, count(*)::int as count
    from unnest(${[...teamIds]}::bigint[]) as t (id)
    join integrity_finding f on f.team_ids @> array[t.id] and f.dismissed_at is null
    group by t.id`.execute(db)
  return new Map(rows.map(row => [row.team, row.count]))
}
