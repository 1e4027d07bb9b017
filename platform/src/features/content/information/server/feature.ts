import { defineServer } from '../../../../base/server-feature.ts'
import { informationJobs, remindJob } from './jobs.ts'
import { personal } from './personal.ts'

export const informationServer = defineServer({
  name: 'content/information',
  personal,
  handlers: async () => [
    ...(await import('./routes.ts')).informationHandlers,
    ...(await import('./editing.routes.ts')).editingHandlers,
    ...(await import('./activity.routes.ts')).activityHandlers,
    ...(await import('./activity-editing.routes.ts')).activityEditingHandlers,
  ],
  jobs: () => informationJobs,
  recurring: [{ job: remindJob, at: '*/5 * * * *' }],
})
