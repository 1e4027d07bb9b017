import type { Tx } from '../../../../base/database/tables.ts'
import { notify } from '../../../people/notices/server/public.ts'
import type { TeamEvent } from './history.ts'
import { sentences, type TeamNoticeKind } from './sentences.ts'

const system = 0
/** Where on the page of teams it is found. */
const places: Record<TeamNoticeKind, string> = {
  'team.asked': 'received',
  'team.decided': 'own',
  'team.members': 'members',
  'team.banned': 'own',
}

/** Tells the people concerned what happened to a team; those who did it know. */
export async function tell(tx: Tx, eventId: number, event: TeamEvent): Promise<void> {
  const said = sentences(event)
  if (said.length === 0) return
  const { competition_id: competitionId } = await tx
    .selectFrom('team')
    .select('competition_id')
    .where('id', '=', event.teamId)
    .executeTakeFirstOrThrow()
  const members = await tx
    .selectFrom('team_member')
    .select(['user_id', 'role'])
    .where('team_id', '=', event.teamId)
    .execute()
  const told = new Set<number>()
  for (const [index, { kind, to, text }] of said.entries()) {
    const people =
      typeof to !== 'string'
        ? to
        : members
            .filter(member => to === 'members' || member.role === 'captain')
            .map(member => member.user_id)
    await notify(
      tx,
      {
        key: `team:${eventId}:${index}`,
        kind,
        text,
        path: `/competitions/${competitionId}/teams#${places[kind]}`,
      },
      { to: people.filter(id => !told.has(id)), actor: event.actorId ?? system },
    )
    for (const id of people) told.add(id)
  }
}
