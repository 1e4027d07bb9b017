import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'

/** Brings a confirmed final list up to date with the boards. */
export const reviseJob = defineJob({
  name: 'final-lists.revise',
  title: { zh: '更新已确认的最终名次', en: 'Update confirmed final ranks' },
  payload: z.object({ competitionId: z.number() }),
  lane: 'general',
  attempts: 10,
})

/** Confirms what is over once its last score is there: for a world that is made with its past, such as the demo's. */
export const confirmJob = defineJob({
  name: 'final-lists.confirm',
  title: { zh: '评分完成后确认最终名次', en: 'Confirm final ranks once all is scored' },
  payload: z.object({
    competitionId: z.number(),
    userId: z.number(),
    /** As of when it is confirmed, which may lie in the past. */ at: z.iso.datetime(),
  }),
  lane: 'background',
  attempts: 10,
})

/** Tells the members of placed teams that a list was confirmed or withdrawn. */
export const tellOfFinalListJob = defineJob({
  name: 'final-lists.tell',
  title: { zh: '通知最终名次', en: 'Tell teams their final rank' },
  payload: z.object({ listId: z.number(), what: z.enum(['confirmed', 'withdrawn']) }),
  lane: 'background',
  attempts: 10,
})
