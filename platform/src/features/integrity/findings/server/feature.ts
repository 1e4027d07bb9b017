import { defineServer } from '../../../../base/server-feature.ts'
import { banHandlers } from './bans.routes.ts'
import { lookDaily } from './job.ts'
import { integrityJobs } from './jobs.ts'
import { integrityHandlers } from './routes.ts'
import { openFindings } from './todos.ts'

export const findingsServer = defineServer({
  name: 'integrity/findings',
  handlers: [...banHandlers, ...integrityHandlers],
  jobs: () => integrityJobs,
  recurring: [{ job: lookDaily, at: '23 19 * * *' }],
  todos: [openFindings],
})
