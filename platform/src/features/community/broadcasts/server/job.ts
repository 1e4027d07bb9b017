import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'

export const deliverBroadcastJob = defineJob({
  name: 'broadcasts.deliver',
  title: { zh: '送达公告', en: 'Deliver an announcement' },
  payload: z.object({ broadcastId: z.number() }),
  lane: 'general',
  attempts: 10,
})
