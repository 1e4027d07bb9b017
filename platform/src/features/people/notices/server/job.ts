import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'
import type { NoticeKind } from '../../../../base/notice-kinds.ts'

export const deliverNotice = defineJob({
  name: 'notices.deliver',
  title: { zh: '发送通知', en: 'Deliver notices' },
  payload: z.object({
    key: z.string(),
    // As it was when it was told: a kind may be gone by the time.
    kind: z.custom<NoticeKind>(value => typeof value === 'string'),
    text: z.object({ zh: z.string(), en: z.string() }),
    path: z.string(),
    group: z.object({ key: z.string(), text: z.object({ zh: z.string(), en: z.string() }) }).optional(),
    to: z.array(z.number()),
  }),
  lane: 'general',
  attempts: 5,
})
