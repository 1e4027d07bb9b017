import { z } from 'zod'
import { defineJob, work } from '../../../../../base/jobs/job.ts'
import { sweepUploads } from '../../../../../base/uploads/sweep.ts'
import { resultUploads } from './kind.ts'

/** Asked every hour: result files that nobody went on with, and what is left of those that were handed in. */
export const sweepResults = defineJob({
  name: 'submissions.sweep-uploads',
  title: { zh: '清理中断的结果上传', en: 'Remove abandoned result uploads' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

export const resultUploadJobs = [work(sweepResults, services => sweepUploads(resultUploads, services))]
