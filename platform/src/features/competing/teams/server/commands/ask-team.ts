import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { receiversAmong } from '../../../../people/identity/server/public.ts'
import { blockedBy } from '../../../../people/follows/server/public.ts'
import { competitionFaults } from '../../../competitions/faults.ts'
import { teamFaults } from '../../faults.ts'
import type { RequestKind } from '../../rules.ts'
import { captainOf, requireReady, requireUniting } from '../frame.ts'
import { record } from '../history.ts'
import { lockWithOwn } from '../locks.ts'

type Ask = {
  kind: RequestKind
  teamId: number
  competitionId: number
  userId: number
  message: string
  now: Date
}

/** Asks a team to take in whoever asks: somebody alone, or a captain with the whole team. */
export async function askTeam(tx: Tx, ask: Ask): Promise<{ id: number }> {
  const { team: into, own: from, role } = await lockWithOwn(tx, ask)
  if (!into || into.competition_id !== ask.competitionId || into.is_baseline)
    throw new Failure(teamFaults.notFound)
  if (!from)
    throw new Failure(competitionFaults.notRegistered, { hint: `/competitions/${ask.competitionId}` })
  if (ask.kind === 'merge' && role !== 'captain') throw new Failure(teamFaults.mergeByCaptain)
  const captainId = await captainOf(tx, into.id)
  if (captainId !== undefined) {
    if ((await receiversAmong(tx, [captainId])).length === 0) throw new Failure(teamFaults.captainLeft)
    if ((await blockedBy(tx, captainId, [ask.userId])).size > 0) throw new Failure(teamFaults.notTaken)
  }
  await requireUniting(tx, { kind: ask.kind, from, into, now: ask.now })
  await requireReady(tx, into.competition_id, ask.userId)
  const made = await tx
    .insertInto('team_request')
    .values({
      kind: ask.kind,
      competition_id: ask.competitionId,
      team_id: into.id,
      from_team_id: from.id,
      user_id: ask.userId,
      message: ask.message,
      void_reason: null,
      created_at: ask.now,
      decided_at: null,
      decided_by: null,
    })
    // Written out: a plan kept for any value would not know that this index is meant.
    .onConflict(conflict =>
      conflict.columns(['team_id', 'from_team_id']).where('state', '=', sql.lit('open')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Failure(teamFaults.alreadyAsked)
  const asked = { at: ask.now, actorId: ask.userId, action: 'asked' as const }
  await record(tx, {
    ...asked,
    teamId: into.id,
    detail: { kind: ask.kind, teamId: from.id },
  })
  if (ask.kind === 'merge')
    await record(tx, {
      ...asked,
      teamId: from.id,
      isCopy: true,
      detail: { kind: ask.kind, teamId: into.id },
    })
  return made
}
