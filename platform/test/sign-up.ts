import { ask } from './ask.ts'
import type { TestUser } from './factories.ts'
import type { World } from './world.ts'

export type Ask = [competitionId: number | string, as?: TestUser, body?: Record<string, unknown>]

export const signUpTo = (world: World, ...[id, as, body = { agreementVersion: 1 }]: Ask) =>
  ask(world, `POST /api/competitions/${id}/users`, { as, body })
/** Accepts what is newer, or answers what was asked since. */
export const signAgain = (world: World, ...[id, as, body = { agreementVersion: 1 }]: Ask) =>
  ask(world, `PUT /api/competitions/${id}/users-v2`, { as, body })

/** Everything that a signup writes. */
export async function writtenOf({ db }: World, id: number) {
  const of = <T extends 'registration' | 'team' | 'team_member'>(table: T) =>
    db
      .selectFrom(table as 'team')
      .selectAll()
      .where('competition_id', '=', id)
      .execute()
  const counts = await db
    .selectFrom('competition')
    .select(['team_count', 'participant_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    registrations: (await of('registration')).length,
    teams: (await of('team')).length,
    members: (await of('team_member')).length,
    ...counts,
  }
}
/** Of nobody, and of one person. */
export const nothing = { registrations: 0, teams: 0, members: 0, team_count: 0, participant_count: 0 }
export const one = { registrations: 1, teams: 1, members: 1, team_count: 1, participant_count: 1 }
