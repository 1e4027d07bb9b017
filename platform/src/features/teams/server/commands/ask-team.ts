import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { registrationFaults } from '../../../registrations/faults.ts'
import { teamFaults } from '../../faults.ts'
import type { RequestKind } from '../../rules.ts'
import { requireCaptain, requireUniting } from '../frame.ts'
import { record } from '../history.ts'
import { lockFound } from '../locks.lookups.ts'
import { teamOf } from '../lookups.ts'

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
  let ownId: number | undefined
  const locked = await lockFound(tx, async () => {
    ownId = (await teamOf(tx, ask.competitionId, ask.userId))?.id
    return [...new Set([ask.teamId, ...(ownId === undefined ? [] : [ownId])])]
  })
  const into = locked.get(ask.teamId)
  if (!into || into.competition_id !== ask.competitionId || into.is_baseline)
    throw new Failure(teamFaults.notFound)
  const from = ownId === undefined ? undefined : locked.get(ownId)
  if (!from)
    throw new Failure(registrationFaults.notRegistered, { hint: `/competitions/${ask.competitionId}` })
  if (ask.kind === 'merge') await requireCaptain(tx, from.id, ask.userId)
  await requireUniting(tx, { kind: ask.kind, from, into, now: ask.now })
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
    detail: { kind: ask.kind, team: { id: from.id, name: from.name } },
  })
  if (ask.kind === 'merge')
    await record(tx, {
      ...asked,
      teamId: from.id,
      detail: { kind: ask.kind, team: { id: into.id, name: into.name } },
    })
  return made
}
