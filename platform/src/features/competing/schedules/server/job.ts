import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'

const payload = z.object({ scheduleId: z.number() })

/** Reveals list B at the time that was set for it. */
export const revealJob = defineJob({
  name: 'schedules.reveal',
  title: { zh: '定时揭榜', en: 'Reveal the private leaderboard on schedule' },
  payload,
  lane: 'general',
  attempts: 25,
})
export const revealJobKey = (scheduleId: number) => `reveal:${scheduleId}`

/** Tells the members of the teams on its boards that list B is revealed: the rankings do, which know them. */
export const notifyOfRevealJob = defineJob({
  name: 'schedules.tell-reveal',
  title: { zh: '通知揭榜', en: 'Tell of a reveal' },
  payload,
  lane: 'general',
  attempts: 10,
})
