import { sql } from 'kysely'
import type { JobHandler } from '../src/base/jobs/job.ts'
import { makeLog } from '../src/base/log/log.ts'
import type { World } from './world.ts'

/** What waits in the queue, in the order in which it would be taken. */
export async function queued(world: World, name?: string) {
  const { rows } = await sql<{
    id: string
    task: string
    key: string | null
    priority: number
    run_at: Date
    payload: unknown
  }>`
    select j.id, j.task_identifier as task, j.key, j.priority, j.run_at, p.payload
    from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
    where ${name ?? null}::text is null or j.task_identifier = ${name ?? null}
    order by j.priority, j.run_at, j.id`.execute(world.db)
  return rows
}

/** Does what waits under these handlers and is due by the world's clock, until nothing is left; tells how many that were. */
export async function workOff(world: World, handlers: readonly JobHandler[]): Promise<number> {
  for (let done = 0; ; done++) {
    const now = world.clock.now()
    const next = (await queued(world)).find(
      job => job.run_at <= later(now) && handlers.some(handler => handler.job.name === job.task),
    )
    if (!next) return done
    await sql`select graphile_worker.complete_jobs(array[${next.id}]::bigint[])`.execute(world.db)
    const handler = handlers.find(candidate => candidate.job.name === next.task) as JobHandler
    await handler.run(world, handler.job.payload.parse(next.payload), {
      signal: new AbortController().signal,
      attempt: 1,
      isLastAttempt: false,
      log: makeLog('test', 'silent'),
      now,
    })
  }
}

// The queue's own clock is the database's; what it was told to do at once is due whatever the world's says.
const later = (now: Date) => (now > new Date() ? now : new Date())
