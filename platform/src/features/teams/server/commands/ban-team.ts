import { audit } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { refreshBoards } from '../../../rankings/server/refresh.lookups.ts'
import { teamFaults } from '../../faults.ts'
import { record } from '../history.ts'
import { lockTeam } from '../lookups.ts'
import { voidRequests } from '../requests.lookups.ts'

type Ban = { teamId: number; userId: number; reason: string; address: string; now: Date }

/** Takes a team off the boards and stops its changes, with a reason. Its open requests come to nothing. */
export async function banTeam(tx: Tx, ask: Ban): Promise<void> {
  const team = await lockTeam(tx, ask.teamId)
  if (team.merged_into_id !== null) throw new Failure(teamFaults.mergedElsewhere)
  if (team.banned_at !== null) throw new Failure(teamFaults.alreadyBanned)
  await tx
    .updateTable('team')
    .set({ banned_at: ask.now, ban_reason: ask.reason, wants_members: false })
    .where('id', '=', team.id)
    .execute()
  await voidRequests(tx, team.id, { asked: 'banned', asking: 'asker-banned' }, ask.now)
  await tx.deleteFrom('team_invitation').where('team_id', '=', team.id).execute()
  await refreshBoards(tx, [team.id])
  await record(tx, {
    teamId: team.id,
    at: ask.now,
    actorId: ask.userId,
    action: 'banned',
    detail: { reason: ask.reason },
  })
  await audit(
    tx,
    { userId: ask.userId, address: ask.address },
    { action: 'team.ban', subject: 'team', subjectId: team.id, detail: { reason: ask.reason } },
    ask.now,
  )
}
