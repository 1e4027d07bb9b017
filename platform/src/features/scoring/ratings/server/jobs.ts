import { work } from '../../../../base/jobs/job.ts'
import { rateCompetition } from './commands/rate-competition.ts'
import { rateJob } from './job.ts'

export const ratingJobs = [
  work(rateJob, async ({ db }, { competitionId }) =>
    db.transaction().execute(tx => rateCompetition(tx, competitionId)),
  ),
]
