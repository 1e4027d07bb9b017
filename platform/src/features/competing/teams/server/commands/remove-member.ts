import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamFaults } from '../../faults.ts'
import { quittingBlocked } from '../../policy.ts'
import { frameOf, requireCaptain, requireChangeable } from '../frame.ts'
import { record } from '../history.ts'
import { lockTeam, makeTeamOfOne } from '../teams.ts'
import { userNames } from '../../../../people/identity/server/public.ts'

/**
 * The captain removes a member, or somebody who handed the captaincy over quits. Whoever goes has a team of one again,
 * as after signing up; what was handed in stays with the team.
 */
export async function removeMember(
  tx: Tx,
  ask: { teamId: number; memberId: number; userId: number; now: Date },
): Promise<void> {
  const team = await lockTeam(tx, ask.teamId)
  const isQuitting = ask.memberId === ask.userId
  if (!isQuitting) await requireCaptain(tx, team.id, ask.userId)
  const member = await tx
    .selectFrom('team_member')
    .where('team_id', '=', team.id)
    .where('user_id', '=', ask.memberId)
    .select(['role', 'handed_over_at'])
    .executeTakeFirst()
  if (!member) throw new Failure(isQuitting ? teamFaults.memberOnly : teamFaults.memberNotFound)
  requireChangeable(team, await frameOf(tx, team.competition_id), ask.now)
  const blocked = isQuitting && quittingBlocked({ role: member.role, handedOverAt: member.handed_over_at })
  if (blocked) throw new Failure(blocked)
  await tx
    .deleteFrom('team_member')
    .where('team_id', '=', team.id)
    .where('user_id', '=', ask.memberId)
    .execute()
  const name = (await userNames(tx, [ask.memberId])).get(ask.memberId) ?? ''
  await makeTeamOfOne(tx, {
    competitionId: team.competition_id,
    user: { id: ask.memberId, name },
    name: undefined,
    now: ask.now,
  })
  await record(tx, {
    teamId: team.id,
    at: ask.now,
    actorId: ask.userId,
    action: isQuitting ? 'quit' : 'removed',
    subjectId: ask.memberId,
  })
}
