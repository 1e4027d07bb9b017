import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** SQL of whether a role lets its holder read the answers of a team's competition. */
const readsAnswers = sql<boolean>`(r.role = 'administrator' or (r.role = 'organiser' and r.competition_id = t.competition_id))`

/**
 * Those among these teams of which a member, or a person whose submission counts for it, can read the answers: they
 * have scores and no rank.
 */
export async function teamsOfStaff(db: Db | Tx, teamIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select t.id from user_role r join team_member m on m.user_id = r.user_id join team t on t.id = m.team_id
    where t.id = any(${[...teamIds]}::bigint[]) and ${readsAnswers}
    union
    select t.id from user_role r join submission s on s.user_id = r.user_id join team t on t.id = s.team_id
    where t.id = any(${[...teamIds]}::bigint[]) and ${readsAnswers}`.execute(db)
  return new Set(rows.map(row => row.id))
}

/** Ids of the teams that a person is a member of or has submitted for, in one competition or in all of them. */
export async function teamsWith(
  db: Db | Tx,
  { userId, competitionId }: { userId: number; competitionId: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select team_id as id from team_member
    where user_id = ${userId} and (${competitionId}::bigint is null or competition_id = ${competitionId})
    union
    select team_id from submission
    where user_id = ${userId} and (${competitionId}::bigint is null or competition_id = ${competitionId})
    order by id`.execute(db)
  return rows.map(row => row.id)
}
