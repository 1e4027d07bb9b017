import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { certificationJobs, forgetPhotosJob } from './jobs.ts'

export const certificationServer = defineServer({
  name: 'people/certification',
  personal,
  handlers: async () => [
    ...(await import('./review.routes.ts')).reviewHandlers,
    ...(await import('./routes.ts')).certificationHandlers,
  ],
  jobs: () => certificationJobs,
  recurring: [{ job: forgetPhotosJob, at: '41 18 * * *' }],
})
