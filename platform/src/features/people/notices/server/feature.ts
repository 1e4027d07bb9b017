import { defineServer } from '../../../../base/server-feature.ts'
import { noticeJobs } from './jobs.ts'
import { personal } from './personal.ts'

export const noticesServer = defineServer({
  name: 'people/notices',
  personal,
  handlers: async () => (await import('./routes.ts')).noticeHandlers,
  jobs: () => noticeJobs,
})
