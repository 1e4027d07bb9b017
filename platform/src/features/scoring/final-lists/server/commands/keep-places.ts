import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { membersOf, teamNames } from '../../../../competing/teams/server/public.ts'
import type { Place } from '../../rules.ts'

/**
 * Makes these the places of a list. Teams that it has known keep their name and their members as they were; those that
 * come anew are written down as they are now.
 */
export async function keepPlaces(tx: Tx, listId: number, places: readonly Place[]): Promise<void> {
  const known = await tx
    .selectFrom('final_place')
    .select(['team_id', 'team_name'])
    .where('list_id', '=', listId)
    .execute()
  const names = new Map(known.map(row => [row.team_id, row.team_name]))
  const keptMembers = await tx
    .selectFrom('final_member')
    .select('team_id')
    .distinct()
    .where('list_id', '=', listId)
    .execute()
  const withMembers = new Set(keptMembers.map(row => row.team_id))
  const teamIds = [...new Set(places.map(place => place.teamId))]
  const unnamed = teamIds.filter(id => !names.has(id))
  for (const [id, name] of await teamNames(tx, unnamed)) names.set(id, name)
  const members = await membersOf(
    tx,
    teamIds.filter(id => !withMembers.has(id)),
  )
  await tx.deleteFrom('final_place').where('list_id', '=', listId).execute()
  const rows = places.map(place => ({
    s: place.subRank,
    r: place.rank,
    t: place.teamId,
    n: names.get(place.teamId) ?? String(place.teamId),
  }))
  await sql`
    insert into final_place (list_id, sub_rank, rank, team_id, team_name)
    select ${listId}, s, r, t, n from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(s text, r integer, t bigint, n text)`.execute(tx)
  const people = [...members].flatMap(([t, ids]) => ids.map(u => ({ t, u })))
  await sql`
    insert into final_member (list_id, team_id, user_id)
    select ${listId}, t, u from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as x(t bigint, u bigint)
    on conflict do nothing`.execute(tx)
}
