import { sql, type RawBuilder } from 'kysely'
import { pagesById } from '../../../../base/database/pages-by-id.ts'
import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import { withoutNames } from './called-after.ts'

/** Whether a team of the competition has more members than this. */
export async function hasTeamsAbove(tx: Tx, competitionId: number, size: number): Promise<boolean> {
  const larger = await tx
    .selectFrom('team_member')
    .select('team_id')
    .where('competition_id', '=', competitionId)
    .groupBy('team_id')
    .having(eb => eb(eb.fn.countAll(), '>', size))
    .executeTakeFirst()
  return larger !== undefined
}

/** The rounds of a competition to which teams are bound. */
export async function roundsOfTeams(db: Db | Tx, competitionId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('team')
    .select('schedule_id')
    .distinct()
    .where('competition_id', '=', competitionId)
    .execute()
  return new Set(rows.flatMap(row => row.schedule_id ?? []))
}

/** Those of these competitions in which somebody is in a team. */
export async function competitionsWith(
  db: Db | Tx,
  userId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('team_member')
    .select('competition_id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`competition_id = any(${[...ids]}::bigint[])`)
    .execute()
  return new Set(rows.map(row => row.competition_id))
}

/** A team of this competition, whatever became of it; undefined where it is of another. */
export const teamIn = (db: Db | Tx, competitionId: number, id: number) =>
  db
    .selectFrom('team')
    .selectAll()
    .where('id', '=', id)
    .where('competition_id', '=', competitionId)
    .executeTakeFirst()

/** What these teams are called. */
export async function teamNames(db: ReadDb | Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  // As one parameter: a round may have more teams than a statement can have parameters.
  const rows = await db
    .selectFrom('team')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

/** The teams among these that stand on boards, and whether with a rank: not disqualified, not merged away. */
export async function teamsOnBoards(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, { isRanked: boolean }>> {
  const rows = await db
    .selectFrom('team')
    .select(['id', 'is_baseline'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('banned_at', 'is', null)
    .where('merged_into_id', 'is', null)
    .execute()
  return new Map(rows.map(row => [row.id, { isRanked: !row.is_baseline }]))
}

/** Who is in these teams. */
export async function membersOf(db: Db | Tx, teamIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('team_member')
    .select(['team_id', 'user_id'])
    .where(sql<boolean>`team_id = any(${[...teamIds]}::bigint[])`)
    .execute()
  return new Map(
    [...Map.groupBy(rows, row => row.team_id)].map(([id, members]) => [id, members.map(one => one.user_id)]),
  )
}

/** Who is in a team now, or in the one it went over into. */
export async function membersNow(db: Db | Tx, teamId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('team as t')
    .innerJoin('team_member as m', join =>
      join.on(eb => eb('m.team_id', '=', eb.fn.coalesce('t.merged_into_id', 't.id'))),
    )
    .where('t.id', '=', teamId)
    .select('m.user_id')
    .execute()
  return rows.map(row => row.user_id)
}

/** Locks all teams of a competition in the order of their ids. */
export const lockTeamsIn = (tx: Tx, competitionId: number) =>
  tx
    .selectFrom('team')
    .select('id')
    .where('competition_id', '=', competitionId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Every team of a competition for its archive, the oldest first, without names of people; only a page is in memory. */
export async function* teamsForArchive(tx: Tx, competitionId: number) {
  const teams = tx.selectFrom('team').selectAll().where('competition_id', '=', competitionId).orderBy('id')
  for await (const page of pagesById((after, limit) => teams.where('id', '>', after).limit(limit).execute()))
    yield* await withoutNames(tx, page)
}

/** The teams that somebody is in, and those that went over into them; a subquery. */
export const teamsMadeBy = (userId: number): RawBuilder<unknown> => sql`(
  select t.id from team t join team_member m on m.team_id = coalesce(t.merged_into_id, t.id) where m.user_id = ${userId})`

/** Each team of a competition by `id`, with the one that it is part of by now as `top`, itself where it never merged; a subquery. */
export const lastTeams = (competitionId: number): RawBuilder<unknown> => sql`(
  with recursive up as (
    select id, id as top, merged_into_id as next from team where competition_id = ${competitionId}
    union all
    select up.id, t.id, t.merged_into_id from up join team t on t.id = up.next
  )
  select id, top from up where next is null)`
