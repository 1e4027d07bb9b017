import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { ratingJobs } from './jobs.ts'

export const ratingsServer = defineServer({
  name: 'scoring/ratings',
  personal,
  handlers: async () => (await import('./routes.ts')).ratingHandlers,
  jobs: () => ratingJobs,
})
