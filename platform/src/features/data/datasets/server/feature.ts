import { defineServer } from '../../../../base/server-feature.ts'
import { draftHandlers } from './draft.routes.ts'
import { datasetJobs } from './jobs.ts'
import { datasetManageHandlers } from './manage.routes.ts'
import { findUnprofiled } from './profile/profile-jobs.ts'
import { datasetHandlers } from './routes.ts'
import { sweepUploads } from './uploads/upload-jobs.ts'

export const datasetsServer = defineServer({
  name: 'data/datasets',
  handlers: [...draftHandlers, ...datasetManageHandlers, ...datasetHandlers],
  jobs: () => datasetJobs,
  recurring: [
    { job: findUnprofiled, at: '*/10 * * * *' },
    { job: sweepUploads, at: '17 * * * *' },
  ],
})
