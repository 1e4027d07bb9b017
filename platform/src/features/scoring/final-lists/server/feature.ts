import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { finalListJobs } from './jobs.ts'

export const finalListsServer = defineServer({
  name: 'scoring/final-lists',
  personal,
  handlers: async () => (await import('./routes.ts')).finalListHandlers,
  jobs: () => finalListJobs,
})
