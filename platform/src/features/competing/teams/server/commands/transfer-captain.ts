import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamFaults } from '../../faults.ts'
import { lockForCaptain } from '../frame.ts'
import { record } from '../history.ts'

/** Hands the captaincy to another member. Handing it to oneself changes nothing. */
export async function transferCaptain(
  tx: Tx,
  ask: { teamId: number; captainId: number; userId: number; now: Date },
): Promise<void> {
  const team = await lockForCaptain(tx, ask)
  const next = await tx
    .selectFrom('team_member')
    .select('user_id')
    .where('team_id', '=', team.id)
    .where('user_id', '=', ask.captainId)
    .executeTakeFirst()
  if (!next) throw new Failure(teamFaults.memberNotFound)
  if (ask.captainId === ask.userId) return
  await moveCaptaincy(tx, { teamId: team.id, from: ask.userId, to: ask.captainId, now: ask.now })
}

/** Under the lock of the team. */
export async function moveCaptaincy(
  tx: Tx,
  { teamId, from, to, now }: { teamId: number; from: number; to: number; now: Date },
): Promise<void> {
  // First down, then up: the index allows one captain at any moment, the trigger wants one at the end.
  await tx
    .updateTable('team_member')
    .set({ role: 'member', handed_over_at: now })
    .where('team_id', '=', teamId)
    .where('user_id', '=', from)
    .execute()
  await tx
    .updateTable('team_member')
    .set({ role: 'captain', handed_over_at: null })
    .where('team_id', '=', teamId)
    .where('user_id', '=', to)
    .execute()
  await record(tx, { teamId, at: now, actorId: from, action: 'transferred', subjectId: to })
}
