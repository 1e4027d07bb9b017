import { defineServer } from '../../../../base/server-feature.ts'
import { digestJob, forgetMailsJob, forgetNoticesJob, sendMailsJob } from './job.ts'
import { noticeJobs } from './jobs.ts'
import { personal } from './personal.ts'

export const noticesServer = defineServer({
  name: 'people/notices',
  handlers: async () => [
    ...(await import('./routes.ts')).noticeHandlers,
    ...(await import('./mail.routes.ts')).mailHandlers,
  ],
  jobs: () => noticeJobs,
  personal,
  recurring: [
    { job: sendMailsJob, at: '*/5 * * * *' },
    { job: digestJob, at: '*/30 * * * *' },
    { job: forgetMailsJob, at: '20 3 * * *' },
    { job: forgetNoticesJob, at: '50 3 * * *' },
  ],
})
