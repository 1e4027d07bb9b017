import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { teamFaults } from '../faults.ts'
import { teamNameKey, teamNames } from '../rules.ts'
import { record } from './history.ts'
import { isTeamNameTaken } from './names.ts'

export type AttachedTeam = {
  id: number
  name: string
  scheduleId: number | null
  role: 'captain' | 'member'
  isBanned: boolean
}

/** The one team that a user has in a competition. */
export async function teamOf(
  db: Db | Tx,
  competitionId: number,
  userId: number,
): Promise<AttachedTeam | null> {
  const row = await db
    .selectFrom('team_member as m')
    .innerJoin('team as t', 't.id', 'm.team_id')
    .where('m.competition_id', '=', competitionId)
    .where('m.user_id', '=', userId)
    .select(['t.id', 't.name', 't.schedule_id', 't.banned_at', 'm.role'])
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        name: row.name,
        scheduleId: row.schedule_id,
        role: row.role,
        isBanned: row.banned_at !== null,
      }
    : null
}

/** Takes the lock that orders every write of a team: submissions, scores, members, bans. */
export async function lockTeam(tx: Tx, teamId: number) {
  const row = await tx
    .selectFrom('team')
    .selectAll()
    .where('id', '=', teamId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(teamFaults.notFound)
  return row
}

/** A team with one captain. A given name that is taken is refused; without one the person's name is made unique. */
export async function makeTeamOfOne(
  tx: Tx,
  ask: { competitionId: number; user: { id: number; name: string }; name: string | undefined; now: Date },
): Promise<{ id: number; name: string }> {
  const names = ask.name === undefined ? teamNames(ask.user.name, ask.user.id) : [ask.name]
  for (const name of names) {
    if (await isTeamNameTaken(tx, { competitionId: ask.competitionId, name, teamId: null })) continue
    const made = await tx
      .insertInto('team')
      .values({
        competition_id: ask.competitionId,
        name,
        name_key: teamNameKey(name),
        created_at: ask.now,
        schedule_id: null,
        banned_at: null,
        ban_reason: null,
        merged_into_id: null,
      })
      .onConflict(conflict =>
        conflict
          .columns(['competition_id', 'name_key'])
          .where(sql.ref('merged_into_id'), 'is', null)
          .doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (!made) continue
    await tx
      .insertInto('team_member')
      .values({
        competition_id: ask.competitionId,
        user_id: ask.user.id,
        team_id: made.id,
        role: 'captain',
        joined_at: ask.now,
      })
      .execute()
    await record(tx, { teamId: made.id, at: ask.now, actorId: ask.user.id, action: 'founded' })
    return { id: made.id, name }
  }
  throw new Failure(teamFaults.nameTaken, { issues: [{ path: 'body.teamName', code: 'name_taken' }] })
}
