import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamFaults } from '../../faults.ts'
import { voidFault } from '../../policy.ts'
import { absorb } from '../absorb.ts'
import { frameOf, requireCaptain, requireChangeable, requireReady, requireUniting } from '../frame.ts'
import { record } from '../history.ts'
import { lockFound } from '../locks.ts'

type Answer = {
  requestId: number
  teamId: number
  userId: number
  action: 'accept' | 'deny'
  now: Date
}

/** The captain's yes or no to a request. A yes makes the asking team part of this one, if nothing stands against it by now. */
export async function answerRequest(tx: Tx, ask: Answer): Promise<void> {
  const pair = await tx
    .selectFrom('team_request')
    .select(['team_id', 'from_team_id'])
    .where('id', '=', ask.requestId)
    .where('team_id', '=', ask.teamId)
    .executeTakeFirst()
  const locked = await lockFound(tx, async () => (pair ? [pair.team_id, pair.from_team_id] : [ask.teamId]))
  const into = locked.get(ask.teamId)
  if (!into) throw new Failure(teamFaults.notFound)
  // A team that merged away has no captain left, but those who look for its requests may know what became of it.
  if (into.merged_into_id === null) await requireCaptain(tx, into.id, ask.userId)
  const request = await tx
    .selectFrom('team_request')
    .selectAll()
    .where('id', '=', ask.requestId)
    .where('team_id', '=', ask.teamId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const from = request && locked.get(request.from_team_id)
  if (!request || !from) throw new Failure(teamFaults.requestNotFound)
  if (into.merged_into_id !== null) throw new Failure(teamFaults.mergedElsewhere)
  if (request.void_reason !== null) throw new Failure(voidFault[request.void_reason])
  if (request.state !== 'open') throw new Failure(teamFaults.decided)
  if (ask.action === 'accept') {
    await requireUniting(tx, { kind: request.kind, from, into, now: ask.now })
    if (request.kind === 'merge') await requireReady(tx, into.competition_id, ask.userId)
  } else requireChangeable(into, await frameOf(tx, into.competition_id), ask.now)
  await tx
    .updateTable('team_request')
    .set({
      state: ask.action === 'accept' ? 'accepted' : 'denied',
      decided_at: ask.now,
      decided_by: ask.userId,
    })
    .where('id', '=', request.id)
    .execute()
  if (ask.action === 'accept')
    return absorb(tx, { from, into, actorId: ask.userId, way: 'request', now: ask.now })
  const denied = { at: ask.now, actorId: ask.userId, action: 'denied' as const }
  await record(tx, {
    ...denied,
    teamId: into.id,
    subjectId: request.user_id,
    detail: { kind: request.kind, teamId: from.id },
  })
  if (request.kind === 'merge')
    await record(tx, {
      ...denied,
      teamId: from.id,
      isCopy: true,
      detail: { kind: request.kind, teamId: into.id },
    })
}
