import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'

/** Where one of these teams was placed under a name that it may not bear any more, it bears another. */
export async function renamePlaces(
  tx: Tx,
  ask: { teamIds: readonly number[]; isTheirs: (text: string) => boolean; name: string },
): Promise<void> {
  const places = await tx
    .selectFrom('final_place')
    .select(['list_id', 'team_id', 'team_name'])
    .distinct()
    .where(sql<boolean>`team_id = any(${[...ask.teamIds]}::bigint[])`)
    .execute()
  for (const place of places)
    if (ask.isTheirs(place.team_name))
      await tx
        .updateTable('final_place')
        .set({ team_name: ask.name })
        .where('list_id', '=', place.list_id)
        .where('team_id', '=', place.team_id)
        .execute()
}
