import { z } from 'zod'
import { defineCall, id, instant, pageSize } from '../../../base/contract/call.ts'
import { administrators } from '../../shared/roles/demands.ts'
import { noticeFaults } from './faults.ts'
import { mailsPerPage } from './rules.ts'

const params = z.object({
  token: z
    .string()
    .max(200)
    .regex(/^[\w.-]+$/),
})
const stopped = z.object({
  /** The kind of notice whose mails it is about, in the reader’s language; null for the daily digest. */
  kind: z.string().nullable(),
  isOff: z.boolean(),
})

export const getUnsubscribing = defineCall({
  method: 'GET',
  path: '/api/mail/unsubscribe/{token}',
  summary: { zh: '邮件里的退订链接会关闭什么', en: 'What the link of a mail switches off' },
  access: 'public',
  params,
  answer: stopped,
  faults: [noticeFaults.noSuchLink],
})

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/api/mail/unsubscribe/{token}',
  summary: { zh: '用邮件里的链接退订', en: 'Switch off mails by the link of one' },
  access: 'public',
  params,
  answer: stopped,
  faults: [noticeFaults.noSuchLink],
  limit: { times: 60, seconds: 3600 },
})

export const listMails = defineCall({
  method: 'GET',
  path: '/api/admin/mails',
  summary: { zh: '平台发出的邮件', en: 'Mails of the platform' },
  access: administrators,
  query: z.object({ before: id().optional(), size: pageSize(mailsPerPage) }),
  answer: z.object({
    /** Whether a mail server is set; without one mails stay here. */
    isSending: z.boolean(),
    list: z.array(
      z.object({
        id: z.number(),
        address: z.string(),
        subject: z.string(),
        /** Empty once it was sent. */
        text: z.string(),
        state: z.enum(['local', 'waiting', 'sent', 'failed']),
        /** What the mail server said the last time. */
        problem: z.string().nullable(),
        createdAt: instant(),
      }),
    ),
    next: z.number().nullable(),
  }),
})
