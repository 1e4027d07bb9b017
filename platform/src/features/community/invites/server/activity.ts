import { sql, type RawBuilder } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'

export type ActivityRow = {
  name: string
  competition_id: number
  start_at: Date
  end_at: Date
}

/** The invite activity of a competition; null where there is none. */
export async function activityOf(db: ReadDb, competitionId: number): Promise<ActivityRow | null> {
  const row = await db
    .selectFrom('invite_activity')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .executeTakeFirst()
  return row ?? null
}

/** The invite activities of these competitions that have begun, those that end last first. */
export const activitiesOf = async (
  db: ReadDb,
  { competitionIds, now }: { competitionIds: readonly number[]; now: Date },
): Promise<ActivityRow[]> =>
  competitionIds.length === 0
    ? []
    : db
        .selectFrom('invite_activity')
        .selectAll()
        .where('competition_id', 'in', competitionIds)
        .where('start_at', '<=', now)
        .orderBy('end_at', 'desc')
        .orderBy('name')
        .execute()

/** The name of a competition's invite activity if it is this one, else null; a subquery. */
export const activityNamed = ({
  competitionId,
  name,
}: {
  competitionId: number
  name: string
}): RawBuilder<string | null> =>
  sql`(select name from invite_activity where name = ${name} and competition_id = ${competitionId})`
