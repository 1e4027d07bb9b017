import { defineServer } from '../../../../base/server-feature.ts'
import { submissionAdminHandlers } from './managed.routes.ts'
import { rescueJob, rescueSubmissions } from './rescue.ts'
import { submissionHandlers } from './routes.ts'
import { type Score, scoringJob } from './score-submission.ts'
import { uploadHandlers } from './upload.routes.ts'
import { resultUploadJobs, sweepResults } from './uploads/jobs.ts'
import { scorerFaults } from './todos.ts'

export const submissionsServer = defineServer({
  name: 'scoring/submissions',
  handlers: [...submissionAdminHandlers, ...submissionHandlers, ...uploadHandlers],
  jobs: ({ scoreFile }: { scoreFile: Score }) => [scoringJob(scoreFile), rescueJob, ...resultUploadJobs],
  recurring: [
    { job: rescueSubmissions, at: '* * * * *' },
    { job: sweepResults, at: '37 * * * *' },
  ],
  todos: [scorerFaults],
})
