import type { Tx } from '../../../../../base/database/tables.ts'
import { receiversAmong } from '../../../../people/identity/server/public.ts'
import { lockTeam } from '../teams.ts'
import { moveCaptaincy } from './transfer-captain.ts'
import { voidRequests } from './void-requests.ts'

/**
 * Makes the member who joined first the captain of each team whose captain leaves the site. If there is no other member,
 * open requests to and from the team are voided.
 */
export async function handOnTeams(tx: Tx, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const led = await tx
    .selectFrom('team_member')
    .select('team_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'captain')
    .orderBy('team_id')
    .execute()
  for (const { team_id: teamId } of led) {
    await lockTeam(tx, teamId)
    const others = await tx
      .selectFrom('team_member')
      .select('user_id')
      .where('team_id', '=', teamId)
      .where('user_id', '<>', userId)
      .orderBy('joined_at')
      .orderBy('user_id')
      .execute()
    const ids = others.map(other => other.user_id)
    const here = new Set(ids.length === 0 ? [] : (await receiversAmong(tx, ids)).map(person => person.id))
    const next = ids.find(id => here.has(id))
    if (next === undefined)
      await voidRequests(tx, teamId, { asked: 'captain-left', asking: 'captain-left' }, now)
    else await moveCaptaincy(tx, { teamId, from: userId, to: next, now })
  }
}
