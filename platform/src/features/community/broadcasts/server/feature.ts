import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { broadcastJobs } from './jobs.ts'

export const broadcastsServer = defineServer({
  name: 'community/broadcasts',
  personal,
  handlers: async () => (await import('./routes.ts')).broadcastHandlers,
  jobs: () => broadcastJobs,
})
