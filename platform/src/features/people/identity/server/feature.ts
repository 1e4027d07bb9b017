import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { forgetExpired, identityJobs, removeFiles } from './jobs.ts'

export const identityServer = defineServer({
  name: 'people/identity',
  personal,
  handlers: async () => [
    ...(await import('./accounts.routes.ts')).accountHandlers,
    ...(await import('./routes.ts')).identityHandlers,
    ...(await import('./sessions.routes.ts')).sessionHandlers,
    ...(await import('./settings.routes.ts')).settingHandlers,
  ],
  jobs: () => identityJobs,
  recurring: [
    { job: forgetExpired, at: '7 * * * *' },
    { job: removeFiles, at: '37 * * * *' },
  ],
})
