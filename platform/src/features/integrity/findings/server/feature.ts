import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { dailyChecksJob } from './job.ts'
import { integrityJobs } from './jobs.ts'
import { openFindings } from './todos.ts'

export const findingsServer = defineServer({
  name: 'integrity/findings',
  personal,
  handlers: async () => [
    ...(await import('./bans.routes.ts')).banHandlers,
    ...(await import('./routes.ts')).integrityHandlers,
  ],
  jobs: () => integrityJobs,
  recurring: [{ job: dailyChecksJob, at: '23 19 * * *' }],
  todos: [openFindings],
})
