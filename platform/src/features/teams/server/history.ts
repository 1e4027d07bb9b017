import type { Tx } from '../../../base/database/tables.ts'
import type { TeamAction } from '../rules.ts'

/** What stands beside an event: names as they were, because they change. */
export type EventDetail = {
  kind?: 'join' | 'merge'
  team?: { id: number; name: string }
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
}

/**
 * Writes down what happens to a team, in the transaction that does it. Every write of teams passes here, asked and
 * answered requests included: it is where notices to the people concerned belong once there is an inbox for them.
 */
export async function record(tx: Tx, event: TeamEvent): Promise<void> {
  await tx
    .insertInto('team_event')
    .values({
      team_id: event.teamId,
      at: event.at,
      actor_id: event.actorId,
      action: event.action,
      subject_id: event.subjectId ?? null,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute()
}
