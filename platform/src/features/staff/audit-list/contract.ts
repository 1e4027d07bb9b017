import { z } from 'zod'
import { defineCall, id, instant, line, numeric } from '../../../base/contract/call.ts'
import { administrators } from '../../shared/roles/demands.ts'

const names = z.record(z.string(), z.string())

export const listAudit = defineCall({
  method: 'GET',
  path: '/api/admin/audit',
  summary: {
    zh: '操作记录：谁在何时做了什么，可按人、操作、对象和时间筛选',
    en: 'Who did what and when, by person, action, subject and time',
  },
  access: administrators,
  query: z.object({
    actor: id().optional(),
    /** A whole action such as `team.ban`, or what comes before the dot. */
    action: line(60).default(''),
    subject: line(40).default(''),
    subjectId: id().optional(),
    from: instant().optional(),
    until: instant().optional(),
    /** Entries older than this one. */
    before: id().optional(),
    per_page: numeric().int().min(1).max(50).default(50),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        id: z.number(),
        at: instant(),
        actor: z.object({ id: z.number(), name: z.string() }).nullable(),
        action: z.string(),
        subject: z.string(),
        subjectId: z.number().nullable(),
        detail: z.record(z.string(), z.unknown()),
        address: z.string().nullable(),
      }),
    ),
    /** Where the older ones begin; null at the end. */
    next: z.number().nullable(),
    /** Every action that was ever written down. */
    actions: z.array(z.string()),
    /** What all of these are called in the reader’s language, by their codes; what another build wrote may have no name. */
    names: z.object({ groups: names, subjects: names, actions: names }),
  }),
})
