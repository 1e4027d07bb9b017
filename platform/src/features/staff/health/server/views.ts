import { sql } from 'kysely'
import type { Returned } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { poolLockSpace } from '../../../../base/jobs/pool-lock.ts'
import type { Services } from '../../../../base/services.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { queuedAt, queueState } from '../../../scoring/submissions/server/public.ts'
import type { getHealth } from '../contract.ts'
import { allJobs } from './hooks.ts'
import { storageView } from './storage.views.ts'

type Health = Returned<typeof getHealth>
type Untitled<K extends 'tasks' | 'failedJobs'> = Omit<Health[K][number], 'title'>[]
const mostShown = 50
const longestError = 500
const hour = 3_600_000

export async function healthView(
  services: Pick<Services, 'db' | 'storage' | 'settings'>,
  { lang, now }: { lang: Lang; now: Date },
): Promise<Health> {
  const { db } = services
  const titles = new Map(allJobs.run().map(({ name, title }) => [name, localize(title, lang)]))
  const titled = <T extends { task: string }>(rows: readonly T[]) =>
    rows.map(row => ({ ...row, title: titles.get(row.task) ?? null }))
  const [queue, tasks, workers, scorer, storage, database, failedJobs, failedSubmissions] = await Promise.all(
    [
      queueState(db),
      tasksOf(db, now),
      countWorkers(db),
      scorerOf(db, now),
      storageView(services),
      databaseOf(db),
      failedJobsOf(db),
      failedSubmissionsOf(db, now),
    ],
  )
  return {
    queue,
    tasks: titled(tasks),
    workers,
    scorer,
    storage,
    database,
    failedJobs: titled(failedJobs),
    failedSubmissions,
  }
}

async function tasksOf(db: Db, now: Date): Promise<Untitled<'tasks'>> {
  const { rows } = await sql<Omit<Untitled<'tasks'>[number], 'oldestAt'> & { oldest: Date | null }>`
    select task_identifier as task,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= ${now})::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at > ${now})::int as planned,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
      min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= ${now}) as oldest
    from graphile_worker.jobs group by 1 order by 1`.execute(db)
  return rows.map(({ oldest, ...row }) => ({ ...row, oldestAt: oldest }))
}

/** Each living pool of workers holds a lock of its name: see base/jobs/pool-lock.ts. */
async function countWorkers(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_locks where locktype = 'advisory' and classid = ${poolLockSpace} and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows[0]?.n ?? 0
}

async function scorerOf(db: Db, now: Date): Promise<Health['scorer']> {
  const lastHour = new Date(now.getTime() - hour)
  const lastDay = new Date(now.getTime() - 24 * hour)
  // In seconds, with the wait in the queue and without.
  const whole = sql<number>`extract(epoch from finished_at - ${queuedAt})`
  const own = sql<number>`extract(epoch from finished_at - started_at)`
  const [row, { last }] = await Promise.all([
    db
      .selectFrom('submission as s')
      // What ended within the day was mostly received within it; the index is by receipt.
      .where('received_at', '>', new Date(now.getTime() - 48 * hour))
      .where('finished_at', '>', lastDay)
      .select(({ eb, fn, and, lit }) => {
        const lately = and([eb('state', '=', 'scored'), eb('finished_at', '>', lastHour)])
        const share = (part: number) => fn.agg<number | null>('percentile_cont', [lit(part)])
        return [
          fn.countAll<number>().filterWhere(lately).as('scored'),
          share(0.5).withinGroupOrderBy(own).filterWhere(lately).as('median'),
          share(0.9).withinGroupOrderBy(whole).filterWhere(lately).as('slow'),
          fn.countAll<number>().filterWhere('fault', '=', 'file').as('file'),
          fn.countAll<number>().filterWhere('fault', '=', 'scorer').as('scorer'),
          fn.countAll<number>().filterWhere('fault', '=', 'platform').as('platform'),
        ]
      })
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('submission_score')
      .select(eb => eb.fn.max('computed_at').as('last'))
      .executeTakeFirstOrThrow(),
  ])
  const { scored, median, slow, ...failed } = row
  return {
    scoredLastHour: scored,
    medianSeconds: median,
    slowSeconds: slow,
    lastScoredAt: last,
    failedLastDay: failed,
  }
}

async function databaseOf(db: Db): Promise<Health['database']> {
  const { rows } = await sql<{ bytes: number; connections: number; most: number }>`
    select pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as most`.execute(db)
  const [row] = rows
  return {
    bytes: Number(row?.bytes ?? 0),
    connections: row?.connections ?? 0,
    mostConnections: row?.most ?? 0,
  }
}

async function failedJobsOf(db: Db): Promise<Untitled<'failedJobs'>> {
  const { rows } = await sql<{
    id: number
    task_identifier: string
    attempts: number
    created_at: Date
    updated_at: Date
    last_error: string | null
  }>`
    select id, task_identifier, attempts, created_at, updated_at, left(last_error, ${longestError}) as last_error
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
    order by updated_at desc, id desc limit ${mostShown}`.execute(db)
  return rows.map(row => ({
    id: Number(row.id),
    task: row.task_identifier,
    attempts: row.attempts,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    error: row.last_error?.split('\n')[0] ?? '',
  }))
}

async function failedSubmissionsOf(db: Db, now: Date): Promise<Health['failedSubmissions']> {
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'competition_id', 'file_name', 'fault_code', 'log', 'finished_at'])
    .where('state', '=', 'failed')
    .where('fault', '=', 'platform')
    .where('finished_at', '>', new Date(now.getTime() - 30 * 24 * hour))
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(row => ({
    id: row.id,
    competitionId: row.competition_id,
    fileName: row.file_name,
    code: row.fault_code ?? '',
    reason: (row.log.at(-1) ?? '').split('\n')[0]?.slice(0, longestError) ?? '',
    finishedAt: row.finished_at as Date,
  }))
}
