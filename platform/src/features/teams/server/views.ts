import { sql } from 'kysely'
import type { z } from 'zod'
import type { Parsed } from '../../../base/contract/call.ts'
import type { Db } from '../../../base/database/tables.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import type { Lang } from '../../../base/web/language.ts'
import type { listTeams } from '../contract.ts'
import { teamNameKey } from '../rules.ts'
import type { team } from '../schema.ts'
import { askingOf, ownAbilities, ownTeam, type Reader } from './asking.ts'
import type { TeamRow } from './locks.lookups.ts'
import { visibleTeams } from './visible.ts'

export type Team = z.input<typeof team>
type Query = Parsed<typeof listTeams>['query']

/** Teams of competitions that this reader may know of; those merged away and the organiser's baselines are no teams to join. */
export async function teamsPage(db: Db, query: Query, ask: { viewer: Viewer; lang: Lang; now: Date }) {
  const conditions = [sql`merged_into_id is null`, sql`not is_baseline`, visibleTeams(ask.viewer, ask.now)]
  if (query.cmptId) conditions.push(sql`competition_id = ${query.cmptId}`)
  if (query.userId)
    conditions.push(sql`id in (select team_id from team_member where user_id = ${query.userId})`)
  if (query.search) {
    const id = /^\d{1,15}$/.test(query.search) ? Number(query.search) : 0
    conditions.push(sql`(position(${teamNameKey(query.search)} in name_key) > 0 or id = ${id})`)
  }
  if (query.wantsMembers) conditions.push(sql`wants_members and banned_at is null`)
  if (query.hasRoom)
    conditions.push(
      sql`banned_at is null and member_count < (select team_size_max from competition c where c.id = team.competition_id)`,
    )
  const where = sql.join(conditions, sql` and `)
  const [page, count] = await Promise.all([
    sql<{
      id: number
    }>`select id from team where ${where} order by id desc limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from team where ${where}`.execute(db),
  ])
  const reader = { userId: ask.viewer.userId, lang: ask.lang, now: ask.now }
  const { teams, general } = await describeTeams(
    db,
    page.rows.map(row => row.id),
    query.cmptId,
    reader,
  )
  return { teams, total: count.rows[0]?.total ?? 0, ask: general }
}

/** One team as this reader sees it; undefined when there is none. */
export async function teamById(db: Db, id: number, reader: Reader): Promise<Team | undefined> {
  const row = await db.selectFrom('team').select('competition_id').where('id', '=', id).executeTakeFirst()
  return row && (await describeTeams(db, [id], row.competition_id, reader)).teams[0]
}

/** These teams in this order, with what the reader may ask of them: a fixed number of queries for any number. */
async function describeTeams(
  db: Db,
  ids: readonly number[],
  competitionId: number | undefined,
  reader: Reader,
) {
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('team').selectAll().where('id', 'in', ids).execute()
  const [members, sizes, own, asking] = await Promise.all([
    membersOf(db, ids),
    sizesOf(db, [...new Set(rows.map(row => row.competition_id))]),
    competitionId === undefined ? null : ownAmong(db, competitionId, rows, reader),
    competitionId === undefined ? null : askingOf(db, competitionId, rows, reader),
  ])
  const byId = new Map(rows.map(row => [row.id, row]))
  const teams = ids.flatMap((id): Team[] => {
    const row = byId.get(id)
    if (!row) return []
    const ofTeam = members.filter(member => member.team_id === id)
    const captain = ofTeam.find(member => member.role === 'captain')
    const isOwn = own?.id === id
    return [
      {
        id,
        cmptId: row.competition_id,
        name: row.name,
        manifesto: row.manifesto,
        announcement: ofTeam.some(member => member.id === reader.userId) ? row.announcement : '',
        mentor: row.mentor,
        mentorUnit: row.mentor_unit,
        wantsMembers: row.wants_members,
        sizeMax: sizes.get(row.competition_id) ?? 0,
        scheduleId: row.schedule_id,
        isBanned: row.banned_at !== null,
        createdAt: row.created_at,
        captain: captain ? { id: captain.id, name: captain.user_name } : null,
        members: ofTeam.map(member => ({
          id: member.id,
          name: member.user_name,
          avatar: member.avatar,
          role: member.role,
          joinedAt: member.joined_at,
        })),
        ask: asking?.of(row) ?? null,
        own: isOwn ? own.abilities : null,
      },
    ]
  })
  return { teams, general: asking?.general ?? null }
}

/** The reader's own team, if it is one of these, with what the reader may do. */
async function ownAmong(db: Db, competitionId: number, rows: readonly TeamRow[], reader: Reader) {
  const own = await ownTeam(db, competitionId, reader.userId)
  if (!own || !rows.some(row => row.id === own.team.id)) return null
  return { id: own.team.id, abilities: await ownAbilities(db, own, reader) }
}

async function membersOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('team_member as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .where('m.team_id', 'in', ids)
    .orderBy(sql`m.role = 'captain'`, 'desc')
    .orderBy('m.joined_at')
    .orderBy('u.id')
    .select(['m.team_id', 'm.role', 'm.joined_at', 'u.id', 'u.user_name', 'u.avatar'])
    .execute()
}

async function sizesOf(db: Db, competitionIds: readonly number[]): Promise<Map<number, number>> {
  if (competitionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'team_size_max'])
    .where('id', 'in', competitionIds)
    .execute()
  return new Map(rows.map(row => [row.id, row.team_size_max]))
}
