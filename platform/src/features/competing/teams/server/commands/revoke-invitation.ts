import type { Tx } from '../../../../../base/database/tables.ts'
import { lockForCaptain } from '../frame.ts'
import { record } from '../history.ts'

/** Ends the link into the team. Without one nothing happens. */
export async function revokeInvitation(
  tx: Tx,
  ask: { teamId: number; userId: number; now: Date },
): Promise<void> {
  const team = await lockForCaptain(tx, ask)
  const ended = await tx.deleteFrom('team_invitation').where('team_id', '=', team.id).executeTakeFirst()
  if (ended.numDeletedRows === 0n) return
  await record(tx, { teamId: team.id, at: ask.now, actorId: ask.userId, action: 'uninvited' })
}
