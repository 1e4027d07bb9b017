import { defineServer } from '../../../../base/server-feature.ts'
import { broadcastJobs } from './jobs.ts'
import { broadcastHandlers } from './routes.ts'

export const broadcastsServer = defineServer({
  name: 'community/broadcasts',
  handlers: broadcastHandlers,
  jobs: () => broadcastJobs,
})
