import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamFaults } from '../../../../competing/teams/faults.ts'
import { reinstate, lockTeam } from '../../../../competing/teams/server/public.ts'

type Unban = { teamId: number; userId: number; reason: string; address: string; now: Date }

/** Lets a team back onto the boards, with the scores it has. */
export async function unbanTeam(tx: Tx, ask: Unban): Promise<void> {
  const { reason, userId, now } = ask
  const team = await lockTeam(tx, ask.teamId)
  if (team.banned_at === null) {
    const last = await tx
      .selectFrom('team_ban')
      .select(['lifted_by', 'lift_reason'])
      .where('team_id', '=', team.id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    // The same asked again, because its answer was lost on the way.
    if (last?.lifted_by === userId && last.lift_reason === reason) return
    throw new Failure(teamFaults.notBanned)
  }
  await tx
    .updateTable('team_ban')
    .set({ lifted_at: now, lifted_by: userId, lift_reason: reason })
    .where('team_id', '=', team.id)
    .where('lifted_at', 'is', null)
    .execute()
  await reinstate(tx, team, { reason, actorId: userId, now })
  await audit(
    tx,
    { userId, address: ask.address },
    { action: 'team.unban', subject: 'team', subjectId: team.id, detail: { reason } },
    now,
  )
}
