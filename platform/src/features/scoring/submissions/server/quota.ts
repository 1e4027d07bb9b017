import { sql } from 'kysely'
import { dayIn, addDays, startOfDay, type Day } from '../../../../base/clock/zone.ts'
import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'

/** `extra`: how many more, accepted and failed alike, this team was given on that day. */
export type Used = { accepted: number; failed: number; extra: number }

export async function usedOn(db: Db | Tx, teamId: number, scheduleId: number, day: Day): Promise<Used> {
  const row = await db
    .selectFrom('quota_day')
    .select(['accepted', 'failed', 'extra'])
    .where('team_id', '=', teamId)
    .where('schedule_id', '=', scheduleId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row ?? unused
}

export const unused: Used = { accepted: 0, failed: 0, extra: 0 }

type Place = { teamId: number; scheduleId: number; day: Day }

/** What teams have spent, each of a day of a round: one query, however many. Teams that spent nothing are not among them. */
export async function usedByTeams(db: ReadDb, places: readonly Place[]): Promise<Map<number, Used>> {
  if (places.length === 0) return new Map()
  const { rows } = await sql<Used & { teamId: number }>`
    select q.team_id as "teamId", q.accepted, q.failed, q.extra
    from unnest(
      ${places.map(one => one.teamId)}::bigint[], ${places.map(one => one.scheduleId)}::bigint[],
      ${places.map(one => one.day)}::date[]) p(team_id, schedule_id, day)
    join quota_day q using (team_id, schedule_id, day)`.execute(db)
  return new Map(rows.map(({ teamId, ...used }) => [teamId, used]))
}

/** Takes one place of a team's day; the caller holds the team's lock. */
export async function takeQuotaPlace(tx: Tx, place: Place): Promise<void> {
  await tx
    .insertInto('quota_day')
    .values({ team_id: place.teamId, schedule_id: place.scheduleId, day: place.day, accepted: 1, failed: 0 })
    .onConflict(conflict =>
      conflict
        .columns(['team_id', 'schedule_id', 'day'])
        .doUpdateSet(eb => ({ accepted: eb('quota_day.accepted', '+', 1) })),
    )
    .execute()
}

/** Gives a team more places on a day; the caller holds the team's lock. */
export async function addTries(tx: Tx, place: Place, count: number): Promise<void> {
  await tx
    .insertInto('quota_day')
    .values({ team_id: place.teamId, schedule_id: place.scheduleId, day: place.day, extra: count })
    .onConflict(conflict =>
      conflict
        .columns(['team_id', 'schedule_id', 'day'])
        .doUpdateSet(eb => ({ extra: eb('quota_day.extra', '+', count) })),
    )
    .execute()
}

/** Gives an accepted place back, or moves it to the failed ones. The table refuses to go below zero. */
export async function returnQuotaPlace(tx: Tx, place: Place, as: 'failed' | 'refunded'): Promise<void> {
  await tx
    .updateTable('quota_day')
    .set(eb => ({ accepted: eb('accepted', '-', 1), failed: eb('failed', '+', as === 'failed' ? 1 : 0) }))
    .where('team_id', '=', place.teamId)
    .where('schedule_id', '=', place.scheduleId)
    .where('day', '=', place.day)
    .execute()
}

/** What the page shows: spent by the team and by this member today, the limits, and when the day turns. */
export async function quotaOf(
  db: Db | Tx,
  ask: {
    teamId: number
    userId: number
    zone: string
    now: Date
    schedule: { id: number; maxSubmitCount: number; maxErrorSubmitCount: number | null }
  },
) {
  const day = dayIn(ask.zone, ask.now)
  const { rows } = await sql<Used & { own: number }>`
    select coalesce(max(q.accepted), 0) as accepted, coalesce(max(q.failed), 0) as failed,
      coalesce(max(q.extra), 0) as extra, (
        select count(*)::int from submission
        where user_id = ${ask.userId} and team_id = ${ask.teamId} and schedule_id = ${ask.schedule.id}
          and quota_day = ${day} and charged = 'accepted'
      ) as own
    from quota_day q where q.team_id = ${ask.teamId} and q.schedule_id = ${ask.schedule.id} and q.day = ${day}`.execute(
    db,
  )
  const [{ accepted, failed, extra, own } = { ...unused, own: 0 }] = rows
  const { maxSubmitCount, maxErrorSubmitCount } = ask.schedule
  return {
    teamUsed: accepted,
    selfUsed: own,
    limit: maxSubmitCount + extra,
    failedUsed: failed,
    failedLimit: maxErrorSubmitCount === null ? null : maxErrorSubmitCount + extra,
    extra,
    resetAt: startOfDay(ask.zone, addDays(day, 1)),
  }
}
