import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'

export const deliverBroadcastJob = defineJob({
  name: 'broadcasts.deliver',
  title: { zh: '群发通知', en: 'Deliver a broadcast' },
  payload: z.object({ broadcastId: z.number() }),
  lane: 'general',
  attempts: 10,
})
