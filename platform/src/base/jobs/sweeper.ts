import { makeWorkerUtils } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log/log.ts'
import { poolLockSpace } from './pool-lock.ts'

// graphile-worker marks jobs with the id of its pool, and each living pool holds an advisory lock of that name. Two
// seconds of grace cover the moment between a pool's first job and its lock. These tables are private to
// graphile-worker: its version is pinned, and a test kills a worker to see this work.
const orphans = `
  select distinct locked_by as id from (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
  ) held
  where locked_at < now() - interval '2 seconds'
    and not exists (
      select 1 from pg_locks
      where locktype = 'advisory' and classid = ${poolLockSpace} and granted
        and database = (select oid from pg_database where datname = current_database())
        and objid = (hashtext(held.locked_by)::bigint & 4294967295)::oid
    )`

/** Every second gives the jobs of killed workers back to the queue, which by itself would wait four hours. */
export async function startSweeper(pool: pg.Pool, log: Log): Promise<{ stop(): Promise<void> }> {
  const utils = await makeWorkerUtils({ pgPool: pool })
  let stopped = false
  let sweeping: Promise<void> = Promise.resolve()
  const sweep = async () => {
    try {
      const { rows } = await pool.query<{ id: string }>(orphans)
      if (rows.length > 0) {
        log.warn({ workers: rows.length }, 'jobs of lost workers go back to the queue')
        await utils.forceUnlockWorkers(rows.map(row => row.id))
      }
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the sweeper could not look')
    }
  }
  const timer = setInterval(() => {
    if (!stopped) sweeping = sweep()
  }, 1_000)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await sweeping
      await utils.release()
    },
  }
}
