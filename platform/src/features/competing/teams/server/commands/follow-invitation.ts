import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { competitionFaults } from '../../../competitions/faults.ts'
import { teamFaults } from '../../faults.ts'
import { absorb } from '../absorb.ts'
import { requireReady, requireUniting } from '../frame.ts'
import { lockWithOwn } from '../locks.ts'

/** Somebody alone goes into the team by its captain's link: the captain said yes beforehand. */
export async function followInvitation(
  tx: Tx,
  ask: { teamId: number; nonce: string; competitionId: number; userId: number; now: Date },
): Promise<void> {
  const { team: into, own: from } = await lockWithOwn(tx, ask)
  // Under the lock: the captain may have ended the link, or made another, while this waited.
  const invitation = await tx
    .selectFrom('team_invitation')
    .select('team_id')
    .where('team_id', '=', ask.teamId)
    .where('nonce', '=', ask.nonce)
    .where('expires_at', '>', ask.now)
    .executeTakeFirst()
  if (!invitation || !into) throw new Failure(teamFaults.invitationNotFound)
  if (!from)
    throw new Failure(competitionFaults.notRegistered, { hint: `/competitions/${ask.competitionId}` })
  await requireUniting(tx, { kind: 'join', from, into, now: ask.now })
  await requireReady(tx, into.competition_id, ask.userId)
  await absorb(tx, { from, into, actorId: ask.userId, way: 'invitation', now: ask.now })
}
