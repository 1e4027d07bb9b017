import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { instant } from '../../../base/contract/call.ts'
import { reportOutcomes, reportReasons } from './rules.ts'

export const person = z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() })

export const message = z.object({
  id: z.number(),
  sender_id: z.number(),
  content: z.string(),
  /** Of the system account’s, whose content is HTML. */
  html: z.string().nullable(),
  created_at: instant(),
  is_read: z.boolean(),
})

export const session = z.object({
  id: z.number(),
  participantor: person,
  unread_count: z.number(),
  last_message: z.object({ id: z.number(), created_at: instant() }),
  snippet: z.string(),
  /** The newest message is one’s own. */
  is_replied: z.boolean(),
})

/** What a list of messages or conversations says of the whole inbox. */
export const inboxCounts = { unread_count: z.number(), session_total: z.number() }

export const conversation = z.object({
  messages: z.array(message),
  /** There are older ones. */
  has_more: z.boolean(),
  participantor: person,
  sessions: z.array(session),
  ...inboxCounts,
  abilities: z.object({ write: ability, report: ability }),
  /** By the reader. */
  is_blocked: z.boolean(),
})

export const report = z.object({
  id: z.number(),
  reporter: person,
  reported: person,
  reason: z.enum(reportReasons),
  note: z.string(),
  createdAt: instant(),
  resolvedAt: instant().nullable(),
  resolvedBy: z.string().nullable(),
  outcome: z.enum(reportOutcomes).nullable(),
  /** What the two wrote before the report, in the order in which it was written. */
  messages: z.array(
    z.object({ id: z.number(), senderId: z.number(), content: z.string(), createdAt: instant() }),
  ),
})
