import { sql } from 'kysely'
import type { JobHandler } from '../src/base/jobs/job.ts'
import { makeLog } from '../src/base/log/log.ts'
import type { World } from './world.ts'

type Queued = {
  id: string
  task: string
  key: string | null
  priority: number
  run_at: Date
  payload: unknown
}

/** What waits in the queue, in the order in which it would be taken. */
export async function queued({ db }: World, task?: string): Promise<Queued[]> {
  const { rows } = await sql<Queued>`
    select j.id, j.task_identifier as task, j.key, j.priority, j.run_at, p.payload
    from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
    where ${task ?? null}::text is null or j.task_identifier = ${task ?? null}
    order by j.priority, j.run_at, j.id`.execute(db)
  return rows
}

/**
 * Does what waits under these handlers and is due by the world's clock, one after another, until nothing is left.
 * Answers the jobs' names.
 */
export async function workOff(
  world: World,
  handlers: readonly JobHandler[],
  run: { isLastAttempt?: boolean } = {},
): Promise<string[]> {
  const done: string[] = []
  for (;;) {
    const due = later(world.clock.now())
    const next = (await queued(world)).find(
      job => job.run_at <= due && handlers.some(handler => handler.job.name === job.task),
    )
    if (!next) return done
    await sql`select graphile_worker.complete_jobs(array[${next.id}]::bigint[])`.execute(world.db)
    await runJob(world, handlers, next.task, next.payload, run)
    done.push(next.task)
  }
}

// The queue's own clock is the database's; what it was told to do at once is due whatever the world's says.
const later = (now: Date) => (now > new Date() ? now : new Date())

/** Does one job as the worker would. */
export async function runJob(
  world: World,
  handlers: readonly JobHandler[],
  name: string,
  payload: unknown = {},
  run: { isLastAttempt?: boolean } = {},
): Promise<void> {
  const handler = handlers.find(one => one.job.name === name)
  if (!handler) throw new Error(`there is no job ${name}`)
  await handler.run(world, handler.job.payload.parse(payload), {
    signal: new AbortController().signal,
    attempt: 1,
    isLastAttempt: false,
    log: makeLog('test', 'silent'),
    now: world.clock.now(),
    ...run,
  })
}
