import { defineServer } from '../../../../base/server-feature.ts'
import { scheduleJobs } from './jobs.ts'
import { roundHandlers } from './rounds.routes.ts'
import { scheduleHandlers } from './routes.ts'

export const schedulesServer = defineServer({
  name: 'competing/schedules',
  handlers: [...roundHandlers, ...scheduleHandlers],
  jobs: () => scheduleJobs,
})
