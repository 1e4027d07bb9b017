import { z } from 'zod'
import { instant } from '../../../base/contract/call.ts'
import { competitionCard } from '../../competing/competitions/contract.ts'
import { activityKinds } from '../../people/activity/rules.ts'
import { bookmarkKinds } from '../../people/bookmarks/rules.ts'
import { course } from '../../scoring/rankings/schema.ts'
import { medals } from '../../scoring/ratings/rules.ts'

export const person = z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() })

/** What a list says where its owner does not show it to this reader: nothing, and that it is so. */
export const hideable = { isVisible: z.boolean(), total: z.number() }

export const entered = z.object({
  competition: z.object({
    id: z.number(),
    title: z.string(),
    cover: z.string().nullable(),
    zone: z.string(),
    state: competitionCard.shape.state,
    endTime: instant(),
  }),
  joinedAt: instant(),
  team: z.object({ id: z.number(), name: z.string(), members: z.array(person) }).nullable(),
  /** On the newest board that everybody may read; null while the team has no place on it. */
  place: z
    .object({
      ranking: z.number().nullable(),
      total: z.number(),
      /** Among the best so many per cent. */
      top: z.number().nullable(),
      score: z.string(),
      list: z.enum(['A', 'B']),
      isFinal: z.boolean(),
      /** Whether boards of its days are kept, from which a chart is drawn. */
      hasDays: z.boolean(),
      medal: z.enum(medals).nullable(),
    })
    .nullable(),
})

/** How somebody's team came on in a competition. */
export const personsCourse = course.extend({
  competition: z.object({ id: z.number(), title: z.string(), zone: z.string() }),
})

export const published = z.object({
  threadId: z.number(),
  /** Of an answer; null where it is the question itself. */
  postId: z.number().nullable(),
  title: z.string(),
  excerpt: z.string(),
  competition: z.object({ id: z.number(), title: z.string(), zone: z.string() }),
  votes: z.number(),
  replies: z.number(),
  isAccepted: z.boolean(),
  at: instant(),
})

export const ownDataset = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  licence: z.string(),
  downloads: z.number(),
  publishedAt: instant(),
})

export const collected = z.object({
  id: z.number(),
  kind: z.enum(bookmarkKinds),
  subjectId: z.number(),
  title: z.string(),
  summary: z.string(),
  /** Of a thread, whose address needs it. */
  competitionId: z.number().nullable(),
  /** Of an article, whose address needs it. */
  articleKind: z.enum(['info', 'activity']).nullable(),
  keptAt: instant(),
})

export const event = z.object({
  id: z.number(),
  kind: z.enum(activityKinds),
  at: instant(),
  person,
  competition: z.object({ id: z.number(), title: z.string(), zone: z.string() }).nullable(),
  /** A thread, a dataset or an accomplishment by its name. */
  title: z.string().nullable(),
  threadId: z.number().nullable(),
  postId: z.number().nullable(),
  datasetId: z.number().nullable(),
  score: z.string().nullable(),
  ranking: z.number().nullable(),
  teams: z.number().nullable(),
})

/** Newest first; `next` is where older ones begin, null at the end. */
export const feed = z.object({ isVisible: z.boolean(), events: z.array(event), next: z.number().nullable() })
