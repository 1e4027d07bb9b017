import { sql } from 'kysely'
import type { Day } from '../../../../../base/clock/zone.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { invitedBy } from '../../../../competing/registrations/server/public.ts'
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
  const counted = invitedBy(tx, { invite: activity.name, from: activity.start_at, until: end })
  await tx
    .insertInto('invite_ranking')
    .columns(['name', 'day', 'ranking', 'user_id', 'invited', 'reached_at'])
    .expression(
      tx.selectFrom(counted.as('counted')).select(({ fn, val }) => [
        val(activity.name).as('name'),
        sql<Day>`${day}::date`.as('day'),
        fn
          .agg<number>('row_number')
          .over(over => over.orderBy('invited', 'desc').orderBy('reached_at').orderBy('user_id'))
          .as('ranking'),
        'user_id',
        'invited',
        'reached_at',
      ]),
    )
    .execute()
}
