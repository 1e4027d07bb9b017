import type { Tx } from '../../../../../base/database/tables.ts'
import { receiversAmong } from '../../../../people/identity/server/public.ts'
import { lockTeam } from '../teams.ts'
import { moveCaptaincy } from './transfer-captain.ts'

/** Each team of which somebody who leaves is the captain goes to the member who joined first, if there is another. */
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
    if (others.length === 0) continue
    const ids = others.map(other => other.user_id)
    const here = new Set((await receiversAmong(tx, ids)).map(person => person.id))
    const next = ids.find(id => here.has(id))
    if (next !== undefined) await moveCaptaincy(tx, { teamId, from: userId, to: next, now })
  }
}
