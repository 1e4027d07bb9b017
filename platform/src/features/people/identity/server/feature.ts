import { defineServer } from '../../../../base/server-feature.ts'
import { accountHandlers } from './accounts.routes.ts'
import { forgetExpired, identityJobs } from './jobs.ts'
import { identityHandlers } from './routes.ts'

export const identityServer = defineServer({
  name: 'people/identity',
  handlers: [...accountHandlers, ...identityHandlers],
  jobs: () => identityJobs,
  recurring: [{ job: forgetExpired, at: '7 * * * *' }],
})
