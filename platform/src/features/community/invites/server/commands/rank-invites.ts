import { sql } from 'kysely'
import type { Day } from '../../../../../base/clock/zone.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { ActivityRow } from '../activity.ts'

/**
 * Keeps the leaderboard of a day: who brought most people in before `until`, ties by who had them all earlier. Counted from
 * the signups alone, so that a late run gives what one in time would have; does nothing when the day is kept.
 */
export async function rankInvites(
  tx: Tx,
  activity: ActivityRow,
  { day, until }: { day: Day; until: Date },
  now: Date,
): Promise<void> {
  const claimed = await tx
    .insertInto('invite_ranking_run')
    .values({ name: activity.name, day, counted_until: until, computed_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 0n) return
  const end = until < activity.end_at ? until : activity.end_at
  await sql`
      insert into invite_ranking (name, day, ranking, user_id, invited, reached_at)
      select ${activity.name}, ${day}::date, row_number() over (order by invited desc, reached_at, user_id), user_id, invited, reached_at
      from (
        select invited_by as user_id, count(*) as invited, max(created_at) as reached_at from registration
        where invite_name = ${activity.name} and invited_by is not null
          and created_at >= ${activity.start_at} and created_at < ${end}
        group by invited_by
      ) counted`.execute(tx)
}
