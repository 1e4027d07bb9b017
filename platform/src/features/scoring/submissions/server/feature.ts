import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { rescueJob, rescueSubmissions } from './rescue.ts'
import { type Score, scoringJob } from './score-submission.ts'
import { resultUploadJobs, sweepResults } from './uploads/jobs.ts'
import { scorerFaults, waitingSubmissions } from './todos.ts'

export const submissionsServer = defineServer({
  name: 'scoring/submissions',
  personal,
  handlers: async () => [
    ...(await import('./managed.routes.ts')).submissionAdminHandlers,
    ...(await import('./routes.ts')).submissionHandlers,
    ...(await import('./upload.routes.ts')).uploadHandlers,
  ],
  jobs: ({ scoreFile }: { scoreFile: Score }) => [scoringJob(scoreFile), rescueJob, ...resultUploadJobs],
  recurring: [
    { job: rescueSubmissions, at: '* * * * *' },
    { job: sweepResults, at: '37 * * * *' },
  ],
  todos: [scorerFaults, waitingSubmissions],
})
