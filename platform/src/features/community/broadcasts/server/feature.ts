import { defineServer } from '../../../../base/server-feature.ts'
import { broadcastJobs } from './jobs.ts'

export const broadcastsServer = defineServer({
  name: 'community/broadcasts',
  handlers: async () => (await import('./routes.ts')).broadcastHandlers,
  jobs: () => broadcastJobs,
})
