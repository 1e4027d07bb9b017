import { defineServer } from '../../../../base/server-feature.ts'
import { noticeJobs } from './jobs.ts'

export const noticesServer = defineServer({
  name: 'people/notices',
  handlers: async () => (await import('./routes.ts')).noticeHandlers,
  jobs: () => noticeJobs,
})
