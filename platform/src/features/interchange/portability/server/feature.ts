import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { portabilityJobs } from './jobs.ts'
import { rescuePortability } from './rescue.ts'
import { dueArchive } from './todos.views.ts'

export const portabilityServer = defineServer({
  name: 'interchange/portability',
  personal,
  todos: [dueArchive],
  handlers: async () => (await import('./routes.ts')).portabilityHandlers,
  jobs: () => portabilityJobs,
  recurring: [{ job: rescuePortability, at: '* * * * *' }],
})
