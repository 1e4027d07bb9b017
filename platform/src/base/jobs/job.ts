import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../database/tables.ts'
import type { Log } from '../log/log.ts'
import type { Services } from '../services.ts'
import type { Localized } from '../web/language.ts'

/**
 * Scoring has slots of its own, so that nothing else waits behind it or takes its place. What takes long and nobody
 * waits for is done in the background, one at a time.
 */
export type Lane = 'scoring' | 'general' | 'background'

export type Job<P> = {
  /** As queue and logs know it. */
  name: string
  /** What it does, as operators read it. */
  title: Localized
  payload: z.ZodType<P>
  lane: Lane
  /** Attempts with growing delay before it is given up and shown to operators. */ attempts: number
}

export type JobRun = { signal: AbortSignal; attempt: number; isLastAttempt: boolean; log: Log; now: Date }
export type JobHandler = {
  job: Job<unknown>
  run(services: Services, payload: unknown, run: JobRun): Promise<void>
}

export const defineJob = <P>(job: Job<P>): Job<P> => job

/** Ties a job to the code that does it. It must be safe to run twice. */
export function work<P>(
  job: Job<P>,
  run: (services: Services, payload: P, run: JobRun) => Promise<void>,
): JobHandler {
  return { job: job as Job<unknown>, run: run as JobHandler['run'] }
}

/**
 * Puts a job in the queue as part of the given transaction, the one that found or made its reason: it exists exactly when that commits.
 * With a `key`, a job of that key that still waits is replaced instead of doubled.
 */
export async function enqueue<P>(
  tx: Tx,
  job: Job<P>,
  payload: P,
  options: {
    key?: string
    priority?: number
    runAt?: Date
    /** Jobs of one queue run one after another. */ queue?: string
  } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${job.name}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${job.attempts}::int,
    job_key := ${options.key ?? null}::text, queue_name := ${options.queue ?? null}::text, priority := ${options.priority ?? 0}::int, run_at := ${options.runAt ?? null}::timestamptz
  )`.execute(tx)
}

/** Many of one kind at once, in one statement. */
export async function enqueueAll<P>(tx: Tx, job: Job<P>, payloads: readonly P[]): Promise<void> {
  if (payloads.length === 0) return
  await sql`select graphile_worker.add_job(
    ${job.name}, payload := payload, max_attempts := ${job.attempts}::int, priority := 0
  ) from json_array_elements(${JSON.stringify(payloads)}::json) as payload`.execute(tx)
}
