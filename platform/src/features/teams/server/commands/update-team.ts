import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { teamFaults } from '../../faults.ts'
import { teamNameKey } from '../../rules.ts'
import { lockTeam } from '../lookups.ts'

type Change = {
  name?: string | undefined
  manifesto?: string | undefined
  announcement?: string | undefined
  mentor?: string | undefined
  mentorUnit?: string | undefined
}

/** The captain's edits of what a team says of itself. */
export async function updateTeam(
  tx: Tx,
  ask: { teamId: number; userId: number; change: Change },
): Promise<void> {
  const team = await lockTeam(tx, ask.teamId)
  const captain = await tx
    .selectFrom('team_member')
    .select('user_id')
    .where('team_id', '=', team.id)
    .where('role', '=', 'captain')
    .executeTakeFirst()
  if (captain?.user_id !== ask.userId) throw new Failure(teamFaults.captainOnly)
  const { name, manifesto, announcement, mentor, mentorUnit } = ask.change
  if (name !== undefined) {
    const taken = await tx
      .selectFrom('team')
      .select('id')
      .where('competition_id', '=', team.competition_id)
      .where('name_key', '=', teamNameKey(name))
      .where('merged_into_id', 'is', null)
      .where('id', '<>', team.id)
      .executeTakeFirst()
    if (taken) throw nameTaken()
  }
  await tx
    .updateTable('team')
    .set({
      ...(name === undefined ? {} : { name, name_key: teamNameKey(name) }),
      manifesto: manifesto ?? team.manifesto,
      announcement: announcement ?? team.announcement,
      mentor: mentor ?? team.mentor,
      mentor_unit: mentorUnit ?? team.mentor_unit,
    })
    .where('id', '=', team.id)
    .execute()
    .catch((error: { code?: string; constraint?: string }) => {
      // Another team took the name after it was found free.
      throw error.code === '23505' && error.constraint === 'team_name' ? nameTaken() : error
    })
}

const nameTaken = () => new Failure(teamFaults.nameTaken, { issues: [{ path: 'body.name', code: 'taken' }] })
