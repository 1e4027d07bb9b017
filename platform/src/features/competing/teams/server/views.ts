import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { visibleOf } from '../../../people/privacy/server/public.ts'
import type { Competition } from '../../competitions/server/public.ts'
import type { listTeams } from '../contract.ts'
import type { Frame } from '../policy.ts'
import { teamNameKey } from '../rules.ts'
import type { team } from '../schema.ts'
import { askingOf, ownAbilities, standingIn } from './asking.ts'
import { frameIn } from './frame.ts'
import { visibleTeams } from './visible-team.ts'

export type Team = z.input<typeof team>
type Query = Parsed<typeof listTeams>['query']
type Reads = Pick<Context<Viewer>, 'db' | 'shared' | 'viewer' | 'lang' | 'now'>

const active = sql<boolean>`merged_into_id is null and not is_baseline`

/** Teams of competitions that this reader may know of; those merged away and the organiser's baselines are no teams to join. */
export async function teamsPage(reads: Reads, query: Query, competition: Competition | undefined) {
  const { db, shared, viewer, now } = reads
  // What somebody entered is theirs to show.
  const isShown =
    !query.userId ||
    (await visibleOf(db, viewer?.userId ?? null, [query.userId])).get(query.userId)?.competitions === true
  const conditions: RawBuilder<unknown>[] = [active, visibleTeams(viewer, now)]
  if (query.cmptId) conditions.push(sql`competition_id = ${query.cmptId}`)
  if (query.userId)
    conditions.push(
      isShown ? sql`id in (select team_id from team_member where user_id = ${query.userId})` : sql`false`,
    )
  if (query.search) {
    const id = /^\d{1,15}$/.test(query.search) ? Number(query.search) : 0
    conditions.push(sql`(position(${teamNameKey(query.search)} in name_key) > 0 or id = ${id})`)
  }
  if (query.wantsMembers) conditions.push(sql`wants_members and banned_at is null`)
  if (query.hasRoom)
    conditions.push(
      sql`banned_at is null and member_count < (select team_size_max from competition c where c.id = team.competition_id)`,
    )
  const where = sql.join<boolean>(conditions, sql` and `)
  const rows = await db
    .selectFrom('team')
    .select('id')
    .where(where)
    .orderBy('id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
  const ids = rows.map(row => row.id)
  const { teams, general } = await describeTeams(
    reads,
    ids,
    query.cmptId,
    competition && frameIn(competition),
  )
  return { teams, total: await totalOf(), ask: general }

  async function totalOf(): Promise<number> {
    if (ids.length === 0 && query.page === 1) return 0
    const { cmptId, userId, search, wantsMembers, hasRoom } = query
    if (!cmptId || ids.length === 0 || userId || search || wantsMembers || hasRoom) return countOf(db, where)
    // Whoever may know of one team of a competition may know of all.
    return shared.read(`teams of ${cmptId}`, () =>
      countOf(db, sql<boolean>`${active} and competition_id = ${cmptId}`),
    )
  }
}

async function countOf(db: Db, where: RawBuilder<boolean>): Promise<number> {
  const { total } = await db
    .selectFrom('team')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where(where)
    .executeTakeFirstOrThrow()
  return total
}

/** One team as this reader sees it; undefined when there is none. */
export async function teamById(reads: Reads, id: number): Promise<Team | undefined> {
  const row = await reads.db
    .selectFrom('team')
    .select('competition_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row && (await describeTeams(reads, [id], row.competition_id)).teams[0]
}

/** What an invitation shows: its team, and whether this reader may join by it. */
export async function invitingTeam(reads: Reads, id: number, competitionId: number) {
  const { teams, rows, standing, reader } = await describeTeams(reads, [id], competitionId)
  const [team, row] = [teams[0], rows[0]]
  if (!team || !row || !standing) return undefined
  const asking = await askingOf(reads.db, standing, [row], reader, 'invitation')
  const { kind: _kind, requestId: _requestId, ...join } = asking.of(row)
  return { team, join }
}

/** These teams in this order, with what the reader may ask of them: a fixed number of queries for any number. */
async function describeTeams(
  reads: Reads,
  ids: readonly number[],
  competitionId: number | undefined,
  frame?: Frame,
) {
  const { db, lang, now } = reads
  const reader = { userId: reads.viewer.userId, lang, now }
  const [rows, members, standing] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .selectFrom('team')
          .selectAll()
          .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
          .execute(),
    membersOf(db, ids),
    competitionId === undefined ? null : standingIn(reads, competitionId, reader.userId, frame),
  ])
  const own = standing?.own && rows.some(row => row.id === standing.own?.team.id) ? standing.own : null
  const [sizes, asking, abilities] = await Promise.all([
    standing
      ? new Map([[standing.competitionId, standing.frame.teamSizeMax]])
      : sizesOf(db, [...new Set(rows.map(row => row.competition_id))]),
    standing && askingOf(db, standing, rows, reader),
    standing && own && ownAbilities(db, own, standing.frame, reader),
  ])
  const byId = new Map(rows.map(row => [row.id, row]))
  const teams = ids.flatMap((id): Team[] => {
    const row = byId.get(id)
    if (!row) return []
    const ofTeam = members.filter(member => member.team_id === id)
    const captain = ofTeam.find(member => member.role === 'captain')
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
        own: own?.team.id === id ? abilities : null,
      },
    ]
  })
  return { teams, general: asking?.general ?? null, rows, standing, reader }
}

async function membersOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('team_member as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .where(sql<boolean>`m.team_id = any(${[...ids]}::bigint[])`)
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
