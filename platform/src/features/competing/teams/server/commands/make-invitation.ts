import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamFaults } from '../../faults.ts'
import { frameOf, lockForCaptain } from '../frame.ts'
import { record } from '../history.ts'
import { invitationLife, makeNonce } from '../invitation.ts'

/** A new link into the team; earlier ones end. */
export async function makeInvitation(
  tx: Tx,
  ask: { teamId: number; userId: number; now: Date },
): Promise<void> {
  const team = await lockForCaptain(tx, ask)
  const frame = await frameOf(tx, team.competition_id)
  if (frame.mergeDeadline && ask.now >= frame.mergeDeadline) throw new Failure(teamFaults.tooLate)
  if (team.member_count >= frame.teamSizeMax) throw new Failure(teamFaults.full)
  const values = {
    nonce: makeNonce(),
    made_by: ask.userId,
    created_at: ask.now,
    expires_at: new Date(ask.now.getTime() + invitationLife),
  }
  await tx
    .insertInto('team_invitation')
    .values({ team_id: team.id, ...values })
    .onConflict(conflict => conflict.column('team_id').doUpdateSet(values))
    .execute()
  await record(tx, { teamId: team.id, at: ask.now, actorId: ask.userId, action: 'invited' })
}
