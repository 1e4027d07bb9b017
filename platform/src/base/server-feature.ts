import type { Handler } from './http/handler.ts'
import type { Job, JobHandler } from './jobs/job.ts'
import type { PersonalTables } from './personal.ts'
import type { SiteTodo, Todo } from './todo.ts'

/** A job that comes back by itself, by a cron line in UTC. All are safe to miss and to run twice. */
export type Recurring = { job: Job<object>; at: string }

/** What a feature does on a server; `Worker` is what its jobs need of the process that runs them. */
export type ServerFeature<Worker = unknown> = {
  /** Its folder below `features/`. */
  name: `${string}/${string}`
  /** The code behind its calls; a worker never loads it. */
  handlers?: () => Promise<readonly Handler[]>
  jobs?: (worker: Worker) => readonly JobHandler[]
  recurring?: readonly Recurring[]
  /** What of it may wait for staff. */
  todos?: readonly Todo[]
  siteTodos?: readonly SiteTodo[]
  /** What of its tables is about people. */
  personal?: PersonalTables
}

export const defineServer = <Worker = unknown>(feature: ServerFeature<Worker>): ServerFeature<Worker> =>
  feature
