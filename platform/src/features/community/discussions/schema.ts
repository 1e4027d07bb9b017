import { z } from 'zod'
import { instant } from '../../../base/contract/call.ts'
import { reportReasons, threadTags } from './rules.ts'

const person = z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() })
/** What this reader may do, and if not, the reason to show. */
const ability = z.object({
  allowed: z.boolean(),
  code: z.string().optional(),
  message: z.string().optional(),
})
const writtenAs = z.enum(['member', 'organiser', 'administrator'])

export const threadCard = z.object({
  id: z.number(),
  competitionId: z.number(),
  title: z.string(),
  tag: z.enum(threadTags),
  /** How its opening post begins, in plain words; empty where that is gone. */
  excerpt: z.string(),
  /** Whose solution it is. */
  team: z.object({ id: z.number(), name: z.string() }).nullable(),
  author: person,
  createdAt: instant(),
  lastActivityAt: instant(),
  replyCount: z.number(),
  voteCount: z.number(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isHidden: z.boolean(),
  isAnswered: z.boolean(),
  hasOrganiserReply: z.boolean(),
})

export const post = z.object({
  id: z.number(),
  threadId: z.number(),
  isOpening: z.boolean(),
  /** Null on the stone that a deleted post leaves, as are its text and history. */
  author: person.nullable(),
  writtenAs,
  deletedBy: z.enum(['author', 'moderator']).nullable(),
  html: z.string(),
  /** The Markdown, for those who may edit it. */
  source: z.string().nullable(),
  revision: z.number(),
  createdAt: instant(),
  editedAt: instant().nullable(),
  quote: z.object({ postId: z.number(), author: z.string(), excerpt: z.string() }).nullable(),
  voteCount: z.number(),
  hasVoted: z.boolean(),
  isAccepted: z.boolean(),
  abilities: z.object({
    vote: ability,
    edit: ability,
    remove: ability,
    accept: ability,
    report: ability,
  }),
})

export const threadView = z.object({
  thread: threadCard.extend({
    solution: z
      .object({
        repositoryUrl: z.string().nullable(),
        /** The team’s code, where everybody may read it. */
        code: z.object({ id: z.number(), version: z.number() }).nullable(),
      })
      .nullable(),
    acceptedPostId: z.number().nullable(),
    abilities: z.object({ reply: ability, moderate: ability, changeAccepted: ability }),
  }),
  opening: post,
  /** The accepted answer, shown under the question wherever it stands among the replies. */
  accepted: post.nullable(),
  posts: z.array(post),
  total: z.number(),
  page: z.number(),
  perPage: z.number(),
})

export const reportedPost = z.object({
  post: z.object({
    id: z.number(),
    threadId: z.number(),
    title: z.string(),
    author: person,
    html: z.string(),
    createdAt: instant(),
    isOpening: z.boolean(),
    isDeleted: z.boolean(),
  }),
  reports: z.array(
    z.object({
      id: z.number(),
      reporter: person,
      reason: z.enum(reportReasons),
      note: z.string(),
      createdAt: instant(),
    }),
  ),
})
