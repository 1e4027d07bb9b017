import { defineServer } from '../../../../base/server-feature.ts'
import { portabilityJobs } from './jobs.ts'
import { rescuePortability } from './rescue.ts'
import { portabilityHandlers } from './routes.ts'

export const portabilityServer = defineServer({
  name: 'interchange/portability',
  handlers: portabilityHandlers,
  jobs: () => portabilityJobs,
  recurring: [{ job: rescuePortability, at: '* * * * *' }],
})
