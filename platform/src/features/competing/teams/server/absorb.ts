import type { Tx } from '../../../../base/database/tables.ts'
import { handOver, standingChanged } from './hooks.ts'
import { record } from './history.ts'
import type { TeamRow } from './locks.ts'
import { voidRequests } from './commands/void-requests.ts'

/**
 * Makes two locked teams one: people, submissions and what was spent go over into `into`, which keeps its name, captain
 * and number and takes the best score of both on every board; `from` leaves the boards and frees its name.
 */
export async function absorb(
  tx: Tx,
  ask: { from: TeamRow; into: TeamRow; actorId: number; way: 'request' | 'invitation'; now: Date },
): Promise<void> {
  const { from, into, now } = ask
  const members = await tx
    .updateTable('team_member')
    .set({ team_id: into.id, role: 'member', joined_at: now, handed_over_at: null })
    .where('team_id', '=', from.id)
    .returning('user_id')
    .execute()
  const submissions = await handOver.run(tx, from.id, into.id)
  await tx
    .updateTable('team')
    .set({ merged_into_id: into.id, wants_members: false })
    .where('id', '=', from.id)
    .execute()
  await tx.deleteFrom('team_invitation').where('team_id', '=', from.id).execute()
  await voidRequests(tx, from.id, { asked: 'team-merged', asking: 'asker-moved' }, now)
  await standingChanged.run(tx, [from.id, into.id])
  const [alone] = members
  const came = { at: now, actorId: ask.actorId }
  if (members.length === 1 && alone)
    await record(tx, {
      ...came,
      teamId: into.id,
      action: 'joined',
      subjectId: alone.user_id,
      detail: { way: ask.way, submissions },
    })
  else
    await record(tx, {
      ...came,
      teamId: into.id,
      action: 'merged',
      detail: {
        teamId: from.id,
        members: members.map(member => member.user_id),
        submissions,
      },
    })
}
