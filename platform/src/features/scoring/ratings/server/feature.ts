import { defineServer } from '../../../../base/server-feature.ts'
import { ratingJobs } from './jobs.ts'

export const ratingsServer = defineServer({
  name: 'scoring/ratings',
  handlers: async () => (await import('./routes.ts')).ratingHandlers,
  jobs: () => ratingJobs,
})
