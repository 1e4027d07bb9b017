import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { datasetJobs } from './jobs.ts'
import { findUnprofiled } from './profile/profile-jobs.ts'
import { sweepUploads } from './uploads/upload-jobs.ts'

export const datasetsServer = defineServer({
  name: 'data/datasets',
  personal,
  handlers: async () => [
    ...(await import('./draft.routes.ts')).draftHandlers,
    ...(await import('./manage.routes.ts')).datasetManageHandlers,
    ...(await import('./routes.ts')).datasetHandlers,
  ],
  jobs: () => datasetJobs,
  recurring: [
    { job: findUnprofiled, at: '*/10 * * * *' },
    { job: sweepUploads, at: '17 * * * *' },
  ],
})
