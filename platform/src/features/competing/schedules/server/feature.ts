import { defineServer } from '../../../../base/server-feature.ts'
import { scheduleJobs } from './jobs.ts'
import { dueReveals } from './todos.ts'

export const schedulesServer = defineServer({
  name: 'competing/schedules',
  handlers: async () => [
    ...(await import('./rounds.routes.ts')).roundHandlers,
    ...(await import('./routes.ts')).scheduleHandlers,
  ],
  jobs: () => scheduleJobs,
  todos: [dueReveals],
})
