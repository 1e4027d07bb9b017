import { sql } from 'kysely'
import type { z } from 'zod'
import type { Parsed } from '../../../base/contract/call.ts'
import type { Db } from '../../../base/database/tables.ts'
import { isAdministrator, type Viewer } from '../../../base/http/viewer.ts'
import type { listTeams, team } from '../contract.ts'
import { teamNameKey } from '../rules.ts'

type Team = z.input<typeof team>
type Query = Parsed<typeof listTeams>['query']

/** Teams of competitions that this reader may know of; those merged away and the organiser's baselines are no teams to join. */
export async function teamsPage(
  db: Db,
  query: Query,
  viewer: Viewer,
  now: Date,
): Promise<{ teams: Team[]; total: number }> {
  const conditions = [sql`merged_into_id is null`, sql`not is_baseline`]
  if (!isAdministrator(viewer))
    conditions.push(sql`competition_id in (
      select c.id from competition c
      where c.id = any(${[...viewer.organises]}::bigint[]) or (c.published_at <= ${now} and (c.visibility = 'public'
        or exists (select from registration r where r.competition_id = c.id and r.user_id = ${viewer.userId}))))`)
  if (query.cmptId) conditions.push(sql`competition_id = ${query.cmptId}`)
  if (query.userId)
    conditions.push(sql`id in (select team_id from team_member where user_id = ${query.userId})`)
  if (query.search) conditions.push(sql`position(${teamNameKey(query.search)} in name_key) > 0`)
  const where = sql.join(conditions, sql` and `)
  const [page, count] = await Promise.all([
    sql<{
      id: number
    }>`select id from team where ${where} order by id desc limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from team where ${where}`.execute(db),
  ])
  return {
    teams: await teamsById(
      db,
      page.rows.map(row => row.id),
    ),
    total: count.rows[0]?.total ?? 0,
  }
}

export async function teamsById(db: Db, ids: readonly number[]): Promise<Team[]> {
  if (ids.length === 0) return []
  const [rows, members] = await Promise.all([
    db.selectFrom('team').selectAll().where('id', 'in', ids).execute(),
    db
      .selectFrom('team_member as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .where('m.team_id', 'in', ids)
      .orderBy('m.joined_at')
      .select(['m.team_id', 'm.role', 'm.joined_at', 'u.id', 'u.user_name', 'u.avatar'])
      .execute(),
  ])
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    if (!row) return []
    const own = members.filter(member => member.team_id === id)
    const captain = own.find(member => member.role === 'captain')
    return {
      id,
      cmptId: row.competition_id,
      name: row.name,
      manifesto: row.manifesto,
      announcement: row.announcement,
      mentor: row.mentor,
      mentorUnit: row.mentor_unit,
      scheduleId: row.schedule_id,
      isBanned: row.banned_at !== null,
      captain: captain ? { id: captain.id, name: captain.user_name } : null,
      members: own.map(member => ({
        id: member.id,
        name: member.user_name,
        avatar: member.avatar,
        role: member.role,
        joinedAt: member.joined_at,
      })),
    }
  })
}
