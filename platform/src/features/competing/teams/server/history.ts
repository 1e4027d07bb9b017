import type { Tx } from '../../../../base/database/tables.ts'
import type { TeamAction } from '../rules.ts'
import { tell } from './tell.ts'

/** What stands beside an event; of another team its number alone, as its name may be that of a person. */
export type EventDetail = {
  kind?: 'join' | 'merge'
  teamId?: number
  message?: string
  fields?: string[]
  name?: { from: string; to: string }
  members?: number[]
  submissions?: number
  reason?: string
  way?: 'request' | 'invitation'
}

export type TeamEvent = {
  teamId: number
  at: Date
  actorId: number | null
  action: TeamAction
  subjectId?: number | null
  detail?: EventDetail
  /** It also stands in another team's history, from where people are told of it. */ isCopy?: true
}

/**
 * Writes down what happens to a team and tells those concerned, in the transaction that does it. It comes last there,
 * after every lock: putting jobs in the queue can wait for another transaction that does the same.
 */
export async function record(tx: Tx, event: TeamEvent): Promise<void> {
  const { id } = await tx
    .insertInto('team_event')
    .values({
      team_id: event.teamId,
      at: event.at,
      actor_id: event.actorId,
      action: event.action,
      subject_id: event.subjectId ?? null,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!event.isCopy) await tell(tx, id, event)
}
