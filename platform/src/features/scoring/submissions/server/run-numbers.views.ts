import { sql } from 'kysely'
import type { z } from 'zod'
import { addDays, dayIn, startOfDay } from '../../../../base/clock/zone.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { getRunNumbers } from '../managed.contract.ts'
import { queuedAt } from './queue.ts'

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
  const [counts, hours, days, quota, latency] = await Promise.all([
    countNow(db, competition.id, now),
    sql<{ hour: number; accepted: number; failed: number }>`
      select floor(extract(epoch from (received_at - ${start}::timestamptz)) / 3600)::int as hour,
        (count(*) filter (where charged = 'accepted'))::int as accepted, (count(*) filter (where state = 'failed'))::int as failed
      from submission where competition_id = ${competition.id} and received_at >= ${start} and received_at < ${end}
      group by 1`.execute(db),
    sql<{ day: string; accepted: number; failed: number; teams: number }>`
      select quota_day as day, (count(*) filter (where charged = 'accepted'))::int as accepted,
        (count(*) filter (where state = 'failed'))::int as failed, count(distinct team_id)::int as teams
      from submission where competition_id = ${competition.id} and quota_day >= ${first}::date group by 1`.execute(
      db,
    ),
    sql<{ teams: number; full: number; used: number }>`
      select count(*)::int as teams, (count(*) filter (where q.accepted >= s.max_submit_count))::int as full,
        coalesce(sum(q.accepted), 0)::int as used
      from schedule s join quota_day q on q.schedule_id = s.id and q.day = ${today}::date
      where s.competition_id = ${competition.id} and q.accepted + q.failed > 0`.execute(db),
    sql<{ p50: number | null; p95: number | null }>`
      select percentile_cont(0.5) within group (order by seconds) as p50, percentile_cont(0.95) within group (order by seconds) as p95
      from (
        select extract(epoch from (finished_at - ${queuedAt}))::float8 as seconds from submission s
        where competition_id = ${competition.id} and state = 'scored' order by id desc limit 100
      ) newest`.execute(db),
  ])
  // A day has 23, 24 or 25 hours.
  const length = Math.round((end.getTime() - start.getTime()) / 3_600_000)
  const [{ p50, p95 } = { p50: null, p95: null }] = latency.rows
  return {
    ...counts,
    hours: Array.from({ length }, (_, hour) => ({
      accepted: 0,
      failed: 0,
      ...hours.rows.find(row => row.hour === hour),
      hour,
    })),
    days: Array.from({ length: daysShown }, (_, place) => {
      const day = addDays(first, place)
      return { accepted: 0, failed: 0, teams: 0, ...days.rows.find(row => row.day === day), day }
    }),
    quota: quota.rows[0] ?? { teams: 0, full: 0, used: 0 },
    latency: p50 === null || p95 === null ? null : { p50, p95 },
  }
}

async function countNow(db: Db, competitionId: number, now: Date) {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const { rows } = await sql<{
    waiting: number
    oldest: Date | null
    file: number
    scorer: number
    platform: number
    void: number
    adjusted: number
  }>`
    select
      (count(*) filter (where state in ('uploaded', 'queued', 'running')))::int as waiting,
      min(${queuedAt}) filter (where state in ('uploaded', 'queued', 'running')) as oldest,
      (count(*) filter (where fault = 'file' and received_at >= ${dayAgo}))::int as file,
      (count(*) filter (where fault = 'scorer' and received_at >= ${dayAgo}))::int as scorer,
      (count(*) filter (where fault = 'platform' and received_at >= ${dayAgo}))::int as platform,
      (count(*) filter (where voided_at is not null))::int as void,
      (select count(*)::int from submission_score a join submission s on s.id = a.submission_id
        where s.competition_id = ${competitionId} and a.adjusted_at is not null) as adjusted
    from submission s where competition_id = ${competitionId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the submissions could not be counted')
  return {
    waiting: row.waiting,
    oldestWaitingAt: row.oldest,
    failed: { file: row.file, scorer: row.scorer, platform: row.platform },
    void: row.void,
    adjusted: row.adjusted,
  }
}
