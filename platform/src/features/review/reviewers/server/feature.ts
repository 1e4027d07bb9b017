import { defineServer } from '../../../../base/server-feature.ts'
import { forgetReviewerSessions, reviewerJobs } from './jobs.ts'

export const reviewersServer = defineServer({
  name: 'review/reviewers',
  handlers: async () => [
    ...(await import('./routes.ts')).sessionHandlers,
    ...(await import('./accounts.routes.ts')).accountHandlers,
  ],
  jobs: () => reviewerJobs,
  recurring: [{ job: forgetReviewerSessions, at: '11 * * * *' }],
})
