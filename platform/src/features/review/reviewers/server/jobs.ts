import { z } from 'zod'
import { defineJob, work } from '../../../../base/jobs/job.ts'

/** Asked every hour: where somebody signed in from is not kept longer than the session. */
export const forgetReviewerSessions = defineJob({
  name: 'reviewers.forget-sessions',
  title: { zh: '清理过期的评审登录', en: 'Remove expired sign-ins of reviewers' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

export const reviewerJobs = [
  work(forgetReviewerSessions, async ({ db }, _payload, { now }) => {
    await db.deleteFrom('reviewer_session').where('expires_at', '<', now).execute()
  }),
]
