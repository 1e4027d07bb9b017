import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamFaults } from '../../faults.ts'
import { record } from '../history.ts'
import { standingChanged } from '../hooks.ts'
import type { TeamRow } from '../locks.ts'
import { voidRequests } from './void-requests.ts'

type Ban = { reason: string; actorId: number; now: Date }

/** Takes a locked team off the boards and stops its changes: its open requests and its invitation come to nothing. */
export async function disqualify(tx: Tx, team: TeamRow, { reason, actorId, now }: Ban): Promise<void> {
  await tx
    .updateTable('team')
    .set({ banned_at: now, ban_reason: reason, wants_members: false })
    .where('id', '=', team.id)
    .execute()
  await voidRequests(tx, team.id, { asked: 'banned', asking: 'asker-banned' }, now)
  await tx.deleteFrom('team_invitation').where('team_id', '=', team.id).execute()
  await standingChanged.run(tx, [team.id])
  await record(tx, { teamId: team.id, at: now, actorId, action: 'banned', detail: { reason } })
}

/** Lets a locked team back onto the boards, with the scores it has. */
export async function reinstate(tx: Tx, team: TeamRow, { reason, actorId, now }: Ban): Promise<void> {
  await tx.updateTable('team').set({ banned_at: null, ban_reason: null }).where('id', '=', team.id).execute()
  await standingChanged.run(tx, [team.id])
  await record(tx, { teamId: team.id, at: now, actorId, action: 'unbanned', detail: { reason } })
}

/** Throws when a team cannot be disqualified: it is part of another, or is disqualified already. */
export function requireBannable(team: TeamRow): void {
  if (team.merged_into_id !== null) throw new Failure(teamFaults.mergedElsewhere)
  if (team.banned_at !== null) throw new Failure(teamFaults.alreadyBanned)
}
