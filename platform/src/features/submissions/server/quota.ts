import { dayIn, addDays, startOfDay, type Day } from '../../../base/clock/zone.ts'
import type { Db, Tx } from '../../../base/database/tables.ts'
import type {} from './tables.ts'

export type Used = { accepted: number; failed: number }

export async function usedOn(db: Db | Tx, teamId: number, scheduleId: number, day: Day): Promise<Used> {
  const row = await db.selectFrom('quota_day').select(['accepted', 'failed']).where('team_id', '=', teamId).where('schedule_id', '=', scheduleId).where('day', '=', day).executeTakeFirst()
  return row ?? { accepted: 0, failed: 0 }
}

/** Changes what a team spent on a day; the caller holds the team's lock. The table refuses to go below zero. */
export async function spend(tx: Tx, place: { teamId: number; scheduleId: number; day: Day }, change: Used): Promise<void> {
  await tx
    .insertInto('quota_day')
    .values({ team_id: place.teamId, schedule_id: place.scheduleId, day: place.day, accepted: change.accepted, failed: change.failed })
    .onConflict(conflict =>
      conflict.columns(['team_id', 'schedule_id', 'day']).doUpdateSet(eb => ({
        accepted: eb('quota_day.accepted', '+', change.accepted),
        failed: eb('quota_day.failed', '+', change.failed),
      })),
    )
    .execute()
}

/** What the page shows: spent by the team and by this member today, the limits, and when the day turns. */
export async function quotaOf(
  db: Db | Tx,
  ask: { teamId: number; userId: number; zone: string; now: Date; schedule: { id: number; maxSubmitCount: number; maxErrorSubmitCount: number | null } },
) {
  const day = dayIn(ask.zone, ask.now)
  const [used, own] = await Promise.all([
    usedOn(db, ask.teamId, ask.schedule.id, day),
    db
      .selectFrom('submission')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', ask.userId)
      .where('team_id', '=', ask.teamId)
      .where('schedule_id', '=', ask.schedule.id)
      .where('quota_day', '=', day)
      .where('charged', '=', 'accepted')
      .executeTakeFirstOrThrow(),
  ])
  return {
    teamUsed: used.accepted,
    selfUsed: own.count,
    limit: ask.schedule.maxSubmitCount,
    failedUsed: used.failed,
    failedLimit: ask.schedule.maxErrorSubmitCount,
    resetAt: startOfDay(ask.zone, addDays(day, 1)),
  }
}
