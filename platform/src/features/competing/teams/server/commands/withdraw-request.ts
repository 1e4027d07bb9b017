import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamFaults } from '../../faults.ts'
import { voidFault } from '../../policy.ts'
import { record } from '../history.ts'
import { lockFound } from '../locks.ts'
import { teamOf } from '../teams.ts'

/** Takes a request back before it is answered: the one who asked, or whoever is captain of the asking team by now. */
export async function withdrawRequest(
  tx: Tx,
  ask: { requestId: number; teamId: number; userId: number; now: Date },
): Promise<void> {
  const pair = await tx
    .selectFrom('team_request')
    .select(['team_id', 'from_team_id'])
    .where('id', '=', ask.requestId)
    .where('team_id', '=', ask.teamId)
    .executeTakeFirst()
  if (!pair) throw new Failure(teamFaults.requestNotFound)
  const locked = await lockFound(tx, async () => [pair.team_id, pair.from_team_id])
  const request = await tx
    .selectFrom('team_request')
    .selectAll()
    .where('id', '=', ask.requestId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const own = request && (await teamOf(tx, request.competition_id, ask.userId))
  const isAsker = own?.id === request?.from_team_id && own?.role === 'captain'
  if (!request || (request.user_id !== ask.userId && !isAsker)) throw new Failure(teamFaults.requestNotFound)
  if (request.void_reason !== null) throw new Failure(voidFault[request.void_reason])
  if (request.state !== 'open') throw new Failure(teamFaults.decided)
  await tx
    .updateTable('team_request')
    .set({ state: 'withdrawn', decided_at: ask.now, decided_by: ask.userId })
    .where('id', '=', request.id)
    .execute()
  const from = locked.get(pair.from_team_id)
  await record(tx, {
    teamId: request.team_id,
    at: ask.now,
    actorId: ask.userId,
    action: 'withdrew',
    detail: { kind: request.kind, ...(from ? { teamId: from.id } : {}) },
  })
}
