import { sql, type RawBuilder } from 'kysely'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { listRunTeams } from '../managed.contract.ts'
import { teamNameKey } from '../rules.ts'
import { handedIn, hasSubmitted, integrityOf, type RunTeam } from './hooks.ts'

type Query = Parsed<typeof listRunTeams>['query']
export type TeamFilters = Pick<Query, 'search' | 'state'>

/** Which teams of a competition these filters find, as a condition on `team t`. Those merged away are part of another. */
export function runTeamsWhere(competitionId: number, query: TeamFilters): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [
    sql`t.competition_id = ${competitionId}`,
    sql`t.merged_into_id is null`,
  ]
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
  if (query.state === 'silent') conditions.push(sql`not ${hasSubmitted.run(sql.ref('t.id'))}`)
  return sql.join(conditions, sql` and `)
}

/** Teams as their organiser sees them, newest first, from a cursor. */
export async function runTeams(
  db: Db,
  competitionId: number,
  query: Query,
): Promise<{ teams: RunTeam[]; next: number | null; total: number }> {
  const found = db.selectFrom('team as t').where(runTeamsWhere(competitionId, query))
  const [page, { total }] = await Promise.all([
    found
      .select('t.id')
      .$if(query.before !== undefined, page => page.where('t.id', '<', query.before ?? 0))
      .orderBy('t.id', 'desc')
      .limit(query.size + 1)
      .execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const ids = page.slice(0, query.size).map(row => row.id)
  return {
    teams: await runTeamsById(db, ids),
    next: page.length > query.size ? (ids.at(-1) ?? null) : null,
    total,
  }
}

export async function runTeamsById(db: Db, ids: readonly number[]): Promise<RunTeam[]> {
  if (ids.length === 0) return []
  const [rows, members, submitted, integrity] = await Promise.all([
    db
      .selectFrom('team')
      .where('id', 'in', ids)
      .select(['id', 'name', 'is_baseline', 'banned_at', 'schedule_id'])
      .execute(),
    db
      .selectFrom('team_member as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .where('m.team_id', 'in', ids)
      .orderBy('m.joined_at')
      .select(['m.team_id', 'm.role', 'u.id', 'u.user_name as name'])
      .execute(),
    handedIn.run(db, ids),
    integrityOf.run(db, ids),
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
      submissions: submitted.get(id)?.submissions ?? 0,
      lastSubmittedAt: submitted.get(id)?.lastAt ?? null,
      findings: integrity.get(id)?.findings ?? 0,
      bans: integrity.get(id)?.bans ?? [],
    }
  })
}
