import { sql } from 'kysely'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { healthFaults } from '../../faults.ts'

type Settle = { jobId: number; how: 'retry' | 'drop'; actor: Actor; now: Date }

const lockSpace = 7781

/** Gives a job that was given up all its attempts again, or ends it. One that runs or waits is left alone. */
export async function settleJob(tx: Tx, { jobId, how, actor, now }: Settle): Promise<{ id: number }> {
  // One at a time: of two who decide about a job the second finds it decided.
  await sql`select pg_advisory_xact_lock(${lockSpace}, hashint8(${jobId}))`.execute(tx)
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs
    where id = ${jobId} and attempts >= max_attempts and locked_at is null`.execute(tx)
  const [job] = rows
  if (!job) throw new Failure(healthFaults.noJob)
  const ids = sql`array[${jobId}]::bigint[]`
  const done =
    how === 'retry'
      ? await sql`select id from graphile_worker.reschedule_jobs(${ids}, run_at := ${now}::timestamptz, attempts := 0)`.execute(
          tx,
        )
      : await sql`select id from graphile_worker.complete_jobs(${ids})`.execute(tx)
  if (done.rows.length === 0) throw new Failure(healthFaults.noJob)
  await audit(
    tx,
    actor,
    { action: `job.${how}`, subject: 'job', subjectId: jobId, detail: { task: job.task } },
    now,
  )
  return { id: jobId }
}
