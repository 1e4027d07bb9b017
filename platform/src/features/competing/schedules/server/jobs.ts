import { work } from '../../../../base/jobs/job.ts'
import { revealAsPlanned } from './commands/reveal-schedule.ts'
import { revealJob } from './job.ts'

export const scheduleJobs = [
  work(revealJob, ({ db }, { scheduleId }, { now }) =>
    db.transaction().execute(tx => revealAsPlanned(tx, scheduleId, now)),
  ),
]
