import { z } from 'zod'
import { instant } from '../../../base/contract/call.ts'

const named = z.object({ id: z.number(), name: z.string() })
const person = named.extend({ avatar: z.string().nullable() })

/** What this reader may do, and if not, the reason to show. */
export const ability = z.object({
  allowed: z.boolean(),
  code: z.string().optional(),
  message: z.string().optional(),
})

/** One hand-in of a team. */
export const procedure = z.object({
  id: z.number(),
  competition: z.object({ id: z.number(), title: z.string(), zone: z.string() }),
  team: named,
  author: person,
  version: z.number(),
  note: z.string(),
  fileName: z.string(),
  sha256: z.string(),
  size: z.number(),
  fileCount: z.number(),
  totalBytes: z.number(),
  receivedAt: instant(),
  isPublished: z.boolean(),
  isOwn: z.boolean(),
  commentCount: z.number(),
})

export const treeFile = z.object({
  path: z.string(),
  size: z.number(),
  isText: z.boolean(),
  commentCount: z.number(),
})

export const filePart = z.object({
  path: z.string(),
  size: z.number(),
  sha256: z.string(),
  language: z.string().nullable(),
  /** Why it is not shown, when it is not. */
  hidden: z.enum(['binary', 'large']).nullable(),
  lineCount: z.number(),
  from: z.number(),
  /** One piece of HTML a line. */
  lines: z.array(z.string()),
  /** Of Markdown that was asked for as it is read: sanitised HTML, and no lines. */
  html: z.string().nullable(),
  /** Whether there is a view to read it in besides its lines. */
  isRenderable: z.boolean(),
})

const reply = z.object({
  id: z.number(),
  /** Null on the stone that a deleted comment leaves. */
  author: person.nullable(),
  writtenAs: z.enum(['member', 'organiser', 'administrator']),
  html: z.string(),
  createdAt: instant(),
  canRemove: z.boolean(),
})
export const comment = reply.extend({ path: z.string(), line: z.number(), replies: z.array(reply) })
