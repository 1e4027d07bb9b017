import { EventEmitter } from 'node:events'
import {
  Logger,
  parseCronItems,
  run,
  type CronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import pg from 'pg'
import { connection } from '../database/connection.ts'
import type { Log } from '../log/log.ts'
import type { Services } from '../services.ts'
import type { JobHandler, Lane } from './job.ts'
import { holdPoolLock } from './pool-lock.ts'

export type LaneOptions = {
  url: string
  lane: Lane
  concurrency: number
  services: Services
  log: Log
  handlers: readonly JobHandler[]
  crons?: CronItem[]
}

/** Works on one lane of the queue until stopped. A stop lets running jobs end within the grace time. */
export async function startLane(options: LaneOptions): Promise<{ stop(): Promise<void> }> {
  const { url, lane, concurrency, services, log } = options
  const pool = new pg.Pool({
    ...connection(url, `leitai worker ${lane}`),
    max: concurrency + 3,
  })
  pool.on('error', error => log.warn({ reason: error.message }, 'an idle queue connection was lost'))
  pool.on('connect', client =>
    client.on('error', error => log.warn({ reason: error.message }, 'a queue connection was lost')),
  )

  const tasks: TaskList = {}
  for (const { job, run } of options.handlers.filter(handler => handler.job.lane === lane)) {
    tasks[job.name] = async (payload, helpers) => {
      const { attempts, max_attempts: most } = helpers.job
      const parsed = job.payload.parse(isCron(payload) ? {} : payload)
      await run(services, parsed, {
        signal: helpers.abortSignal,
        attempt: attempts,
        isLastAttempt: attempts >= most,
        log,
        now: services.clock.now(),
      })
    }
  }

  const events: WorkerEvents = new EventEmitter()
  const locks: { release(): Promise<void> }[] = []
  events.on('pool:create', ({ workerPool }: { workerPool: WorkerPool }) =>
    locks.push(holdPoolLock(url, workerPool.id, log)),
  )
  events.on('job:error', ({ job, error }) =>
    log.warn(
      { job: job.id, task: job.task_identifier, attempt: job.attempts, reason: reasonOf(error) },
      'a job failed and will be tried again',
    ),
  )
  events.on('job:failed', ({ job, error }) =>
    log.error({ job: job.id, task: job.task_identifier, reason: reasonOf(error) }, 'a job was given up'),
  )

  const runner: Runner = await run({
    pgPool: pool,
    concurrency,
    taskList: tasks,
    events,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: quietLogger(log),
    parsedCronItems: parseCronItems(options.crons ?? []),
  })
  return {
    async stop() {
      await runner.stop()
      await Promise.all(locks.map(lock => lock.release()))
      await pool.end()
    },
  }
}

const isCron = (payload: unknown) => typeof payload === 'object' && payload !== null && '_cron' in payload
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function quietLogger(log: Log): Logger {
  // Failing jobs are told by the events above, once and without their payload.
  return new Logger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task')) log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.trace(message)
  })
}
