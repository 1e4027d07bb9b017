import { defineServer } from '../../../../base/server-feature.ts'
import { leaveDue } from './job.ts'
import { ownDataJobs } from './jobs.ts'
import { personal } from './personal.ts'

export const ownDataServer = defineServer({
  name: 'people/own-data',
  personal,
  handlers: async () => (await import('./routes.ts')).ownDataHandlers,
  jobs: () => ownDataJobs,
  recurring: [{ job: leaveDue, at: '23 * * * *' }],
})
