import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'
import type { NoticeKind } from '../../../../base/notice-kinds.ts'

const both = z.object({ zh: z.string(), en: z.string() })
const one = { key: z.string(), text: both, path: z.string(), to: z.array(z.number()) }
const told = {
  ...one,
  // As it was when it was told: a kind may be gone by the time.
  kind: z.custom<NoticeKind>(value => typeof value === 'string'),
}

export const deliverNotice = defineJob({
  name: 'notices.deliver',
  title: { zh: '发送通知', en: 'Deliver notifications' },
  payload: z.object({ ...told, group: z.object({ key: z.string(), text: both }).optional() }),
  lane: 'general',
  attempts: 5,
})

export const mailNotice = defineJob({
  name: 'notices.mail',
  title: { zh: '写通知邮件', en: 'Queue emails for a notification' },
  // Other notices delivered with this one: a job for each team would hold up all other jobs.
  payload: z.object({ ...told, others: z.array(z.object(one)).optional() }),
  lane: 'general',
  attempts: 5,
})

export const sendMailsJob = defineJob({
  name: 'notices.send-mails',
  title: { zh: '发出邮件', en: 'Send emails' },
  payload: z.object({}),
  lane: 'general',
  attempts: 5,
})

/** Asked every half hour, as morning comes at another instant in every zone. */
export const digestJob = defineJob({
  name: 'notices.digest',
  title: { zh: '写每日摘要邮件', en: 'Prepare daily digests' },
  payload: z.object({}),
  lane: 'background',
  attempts: 3,
})

export const forgetNoticesJob = defineJob({
  name: 'notices.forget',
  title: { zh: '清理旧通知', en: 'Delete old notifications' },
  payload: z.object({}),
  lane: 'background',
  attempts: 3,
})

export const forgetMailsJob = defineJob({
  name: 'notices.forget-mails',
  title: { zh: '清理旧邮件', en: 'Delete old emails' },
  payload: z.object({}),
  lane: 'background',
  attempts: 3,
})
