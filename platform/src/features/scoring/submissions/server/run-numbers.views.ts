import { sql, type ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import { addDays, dayIn, startOfDay } from '../../../../base/clock/zone.ts'
import type { Db, Tables } from '../../../../base/database/tables.ts'
import type { getRunNumbers } from '../managed.contract.ts'
import { isWaiting, queuedAt } from './queue.ts'

const daysShown = 14

/** How a competition is doing now: what waits, what fails, and what came in, by the competition's own clock. */
export async function runNumbers(
  db: Db,
  competition: { id: number; zone: string },
  now: Date,
): Promise<z.input<(typeof getRunNumbers)['answer']>> {
  const today = dayIn(competition.zone, now)
  const start = startOfDay(competition.zone, today)
  const end = startOfDay(competition.zone, addDays(today, 1))
  const first = addDays(today, 1 - daysShown)
  const own = db.selectFrom('submission').where('competition_id', '=', competition.id)
  const newest = db
    .selectFrom('submission as s')
    .where('competition_id', '=', competition.id)
    .where('state', '=', 'scored')
    .orderBy('id', 'desc')
    .limit(100)
    .select(sql<number>`extract(epoch from (finished_at - ${queuedAt}))::float8`.as('seconds'))
  const [counts, hours, days, quota, latency] = await Promise.all([
    countNow(db, competition.id, now),
    own
      .where('received_at', '>=', start)
      .where('received_at', '<', end)
      .select(
        sql<number>`floor(extract(epoch from (received_at - ${start}::timestamptz)) / 3600)::int`.as('hour'),
      )
      .select(outcomes)
      .groupBy('hour')
      .execute(),
    own
      .where('quota_day', '>=', first)
      .select('quota_day as day')
      .select(outcomes)
      .select(eb => eb.fn.count<number>('team_id').distinct().as('teams'))
      .groupBy('quota_day')
      .execute(),
    db
      .selectFrom('schedule as s')
      .innerJoin('quota_day as q', 'q.schedule_id', 's.id')
      .where('s.competition_id', '=', competition.id)
      .where('q.day', '=', today)
      .where(eb => eb(eb('q.accepted', '+', eb.ref('q.failed')), '>', 0))
      .select(eb => [
        eb.fn.countAll<number>().as('teams'),
        eb.fn
          .countAll<number>()
          .filterWhere('q.accepted', '>=', eb => eb('s.max_submit_count', '+', eb.ref('q.extra')))
          .as('full'),
        eb.fn.coalesce(eb.fn.sum<number>('q.accepted'), sql.lit(0)).as('used'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom(newest.as('newest'))
      .select(eb => {
        const percentile = (share: number) =>
          eb.fn.agg<number | null>('percentile_cont', [sql.lit(share)]).withinGroupOrderBy('seconds')
        return [percentile(0.5).as('p50'), percentile(0.95).as('p95')]
      })
      .executeTakeFirstOrThrow(),
  ])
  // A day has 23, 24 or 25 hours.
  const length = Math.round((end.getTime() - start.getTime()) / 3_600_000)
  const { p50, p95 } = latency
  return {
    ...counts,
    hours: Array.from({ length }, (_, hour) => ({
      accepted: 0,
      failed: 0,
      ...hours.find(row => row.hour === hour),
      hour,
    })),
    days: Array.from({ length: daysShown }, (_, place) => {
      const day = addDays(first, place)
      return { accepted: 0, failed: 0, teams: 0, ...days.find(row => row.day === day), day }
    }),
    quota,
    latency: p50 === null || p95 === null ? null : { p50, p95 },
  }
}

/** How many were accepted and how many failed. */
const outcomes = (eb: ExpressionBuilder<Tables, 'submission'>) => [
  eb.fn.countAll<number>().filterWhere('charged', '=', 'accepted').as('accepted'),
  eb.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
]

async function countNow(db: Db, competitionId: number, now: Date) {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const { waiting, oldest, adjusted, isVoid, ...failed } = await db
    .selectFrom('submission as s')
    .where('competition_id', '=', competitionId)
    .select(eb => {
      const count = eb.fn.countAll<number>()
      const failedBy = (fault: 'file' | 'scorer' | 'platform') =>
        count.filterWhere('fault', '=', fault).filterWhere('received_at', '>=', dayAgo)
      return [
        count.filterWhere(isWaiting).as('waiting'),
        eb.fn.agg<Date | null>('min', [queuedAt]).filterWhere(isWaiting).as('oldest'),
        failedBy('file').as('file'),
        failedBy('scorer').as('scorer'),
        failedBy('platform').as('platform'),
        count.filterWhere('voided_at', 'is not', null).as('isVoid'),
        eb
          .selectFrom('submission_score as a')
          .innerJoin('submission as o', 'o.id', 'a.submission_id')
          .where('o.competition_id', '=', competitionId)
          .where('a.adjusted_at', 'is not', null)
          .select(one => one.fn.countAll<number>().as('n'))
          .$asScalar()
          .$notNull()
          .as('adjusted'),
      ]
    })
    .executeTakeFirstOrThrow()
  return { waiting, oldestWaitingAt: oldest, failed, void: isVoid, adjusted }
}
