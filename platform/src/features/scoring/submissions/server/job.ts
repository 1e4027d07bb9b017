import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'

/** Scores one submission. Enqueued in the transaction that accepts it, one at a time for each submission. */
export const scoreSubmissionJob = defineJob({
  name: 'submissions.score',
  title: { zh: '评测提交', en: 'Score a submission' },
  payload: z.object({ submissionId: z.number() }),
  lane: 'scoring',
  attempts: 6,
})

export const scoreJobKey = (submissionId: number) => `submission:${submissionId}`
export const submissionTopic = (submissionId: number) => `submission:${submissionId}`
