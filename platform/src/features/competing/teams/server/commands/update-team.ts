import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamFaults } from '../../faults.ts'
import { teamNameKey } from '../../rules.ts'
import { lockForCaptain } from '../frame.ts'
import { record } from '../history.ts'
import type { TeamRow } from '../locks.ts'
import { isTeamNameTaken } from '../names.ts'

type Change = {
  name?: string | undefined
  manifesto?: string | undefined
  announcement?: string | undefined
  mentor?: string | undefined
  mentorUnit?: string | undefined
  wantsMembers?: boolean | undefined
}

const columns = {
  name: 'name',
  manifesto: 'manifesto',
  announcement: 'announcement',
  mentor: 'mentor',
  mentorUnit: 'mentor_unit',
  wantsMembers: 'wants_members',
} as const satisfies Record<keyof Change, keyof TeamRow>

/** The captain's edits of what a team says of itself. What stays as it was is not written down as a change. */
export async function updateTeam(
  tx: Tx,
  ask: { teamId: number; userId: number; change: Change; now: Date },
): Promise<void> {
  const team = await lockForCaptain(tx, ask)
  const fields = (Object.keys(columns) as (keyof Change)[]).filter(
    field => ask.change[field] !== undefined && ask.change[field] !== team[columns[field]],
  )
  if (fields.length === 0) return
  const { name } = ask.change
  const isRenamed = name !== undefined && fields.includes('name')
  if (isRenamed && (await isTeamNameTaken(tx, { competitionId: team.competition_id, name, teamId: team.id })))
    throw nameTaken()
  await tx
    .updateTable('team')
    .set(Object.fromEntries(fields.map(field => [columns[field], ask.change[field]])))
    .$if(isRenamed, query => query.set({ name_key: teamNameKey(name ?? '') }))
    .where('id', '=', team.id)
    .execute()
    .catch((error: { code?: string; constraint?: string }) => {
      // Another team took the name after it was found free.
      throw error.code === '23505' && error.constraint === 'team_name' ? nameTaken() : error
    })
  await record(tx, {
    teamId: team.id,
    at: ask.now,
    actorId: ask.userId,
    action: 'edited',
    detail: { fields, ...(isRenamed ? { name: { from: team.name, to: name } } : {}) },
  })
}

const nameTaken = () =>
  new Failure(teamFaults.nameTaken, { issues: [{ path: 'body.name', code: 'name_taken' }] })
