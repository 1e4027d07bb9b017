import { audit } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { refreshBoards } from '../../../rankings/server/refresh.lookups.ts'
import { teamFaults } from '../../faults.ts'
import { record } from '../history.ts'
import { lockTeam } from '../lookups.ts'

/** Lets a team back onto the boards, with the scores it has. */
export async function unbanTeam(
  tx: Tx,
  ask: { teamId: number; userId: number; address: string; now: Date },
): Promise<void> {
  const team = await lockTeam(tx, ask.teamId)
  if (team.banned_at === null) throw new Failure(teamFaults.notBanned)
  await tx.updateTable('team').set({ banned_at: null, ban_reason: null }).where('id', '=', team.id).execute()
  await refreshBoards(tx, [team.id])
  await record(tx, { teamId: team.id, at: ask.now, actorId: ask.userId, action: 'unbanned' })
  await audit(
    tx,
    { userId: ask.userId, address: ask.address },
    { action: 'team.unban', subject: 'team', subjectId: team.id },
    ask.now,
  )
}
