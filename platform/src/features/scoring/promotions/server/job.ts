import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'

/** Tells the members of teams that they go on. */
export const notifyOfPromotionJob = defineJob({
  name: 'promotions.tell',
  title: { zh: '通知晋级的队伍', en: 'Tell promoted teams' },
  payload: z.object({ scheduleId: z.number(), teamIds: z.array(z.number()) }),
  lane: 'general',
  attempts: 10,
})
