import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'

/** Rates the people of a competition again, whose final list changed. */
export const rateJob = defineJob({
  name: 'ratings.rate',
  title: { zh: '更新选手积分', en: 'Update ratings' },
  payload: z.object({ competitionId: z.number() }),
  lane: 'background',
  attempts: 10,
})
