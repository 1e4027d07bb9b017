import { sql } from 'kysely'
import type { JobHandler } from '../src/base/jobs/job.ts'
import { makeLog } from '../src/base/log/log.ts'
import type { World } from './world.ts'

type Waiting = { id: number; name: string; payload: unknown }

const waitingJobs = async ({ db }: World, handlers: readonly JobHandler[]): Promise<Waiting[]> =>
  (
    await sql<Waiting>`
      select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = any(${handlers.map(handler => handler.job.name)}) and j.run_at <= now()
      order by j.priority, j.id`.execute(db)
  ).rows

/** Does what these handlers' jobs in the queue ask, one after another, until none is left. Answers their names. */
export async function workOff(
  world: World,
  handlers: readonly JobHandler[],
  run: { isLastAttempt?: boolean } = {},
): Promise<string[]> {
  const done: string[] = []
  for (
    let jobs = await waitingJobs(world, handlers);
    jobs.length > 0;
    jobs = await waitingJobs(world, handlers)
  )
    for (const { id, name, payload } of jobs) {
      await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(world.db)
      await runJob(world, handlers, name, payload, run)
      done.push(name)
    }
  return done
}

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
