import { z } from 'zod'
import { defineCall, headline, id, instant, line, page, pageSize, text } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { discussionFaults as faults } from './faults.ts'
import {
  bodyLimit,
  openTags,
  repliesPerPage,
  threadFilters,
  threadsPerPage,
  threadSorts,
  threadTags,
  titleLimit,
} from './rules.ts'
import { threadCard, threadView } from './schema.ts'

const params = z.object({ id: id() })
const writing = { times: 30, seconds: 600 }

export const listThreads = defineCall({
  method: 'GET',
  path: '/api/competitions/{id}/discussions',
  summary: { zh: '竞赛的讨论：置顶在前，可搜索与排序', en: 'Discussions of a competition, pinned first' },
  access: 'public',
  params,
  query: z.object({
    search: line(100).default(''),
    sort: z.enum(threadSorts).default('activity'),
    filter: z.enum(threadFilters).default('all'),
    tag: z.enum(threadTags).optional(),
    page: page(),
    per_page: pageSize(threadsPerPage),
  }),
  answer: z.object({
    threads: z.array(threadCard),
    total: z.number(),
    canModerate: z.boolean(),
    openReports: z.number(),
  }),
  // Whoever asks for what is theirs.
  faults: [competitionFaults.notFound, baseFaults.signInFirst],
})

export const listAllThreads = defineCall({
  method: 'GET',
  path: '/api/discussions',
  summary: {
    zh: '所有竞赛的讨论：可按竞赛与状态筛选，可搜索与排序',
    en: 'Discussions of all competitions: by competition and state, to search and sort',
  },
  access: 'public',
  query: z.object({
    search: line(100).default(''),
    sort: z.enum(threadSorts).default('activity'),
    filter: z.enum(threadFilters).default('all'),
    tag: z.enum(threadTags).optional(),
    competition: id().optional(),
    page: page(),
    per_page: pageSize(threadsPerPage),
  }),
  answer: z.object({
    threads: z.array(threadCard.extend({ competition: z.string(), zone: z.string() })),
    total: z.number(),
    /** Those that have threads, by the newest of them. */
    competitions: z.array(z.object({ id: z.number(), title: z.string(), threads: z.number() })),
  }),
  faults: [baseFaults.signInFirst],
})

export const openThread = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/discussions',
  summary: { zh: '发起讨论', en: 'Start a discussion' },
  access: 'user',
  params,
  body: z.object({
    title: headline(titleLimit),
    body: text(bodyLimit),
    tag: z.enum(openTags).default('question'),
  }),
  answer: z.object({ id: z.number() }),
  faults: [competitionFaults.notFound, baseFaults.unrenderable],
  limit: { times: 10, seconds: 3600 },
})

export const getThread = defineCall({
  method: 'GET',
  path: '/api/discussions/{id}',
  summary: { zh: '一个讨论及其回复', en: 'A discussion and its replies' },
  access: 'public',
  params,
  query: z.object({
    page: page(),
    per_page: pageSize(repliesPerPage),
    /** The page is then the one on which this post stands. */
    post: id().optional(),
  }),
  answer: threadView,
  faults: [faults.threadNotFound],
})

export const updateThread = defineCall({
  method: 'PUT',
  path: '/api/discussions/{id}',
  summary: { zh: '置顶或锁定讨论（主办方）', en: 'Pin or lock a discussion (organizer)' },
  access: 'user',
  params,
  body: z.object({ isPinned: z.boolean().optional(), isLocked: z.boolean().optional() }),
  answer: threadCard,
  faults: [faults.threadNotFound, baseFaults.forbidden],
})

export const addReply = defineCall({
  method: 'POST',
  path: '/api/discussions/{id}/posts',
  summary: { zh: '回复讨论', en: 'Reply to a discussion' },
  access: 'user',
  params,
  body: z.object({ body: text(bodyLimit), replyTo: id().optional() }),
  answer: z.object({ id: z.number() }),
  faults: [faults.threadNotFound, faults.postNotFound, faults.locked, baseFaults.unrenderable],
  limit: writing,
})

export const acceptAnswer = defineCall({
  method: 'PUT',
  path: '/api/discussions/{id}/accepted',
  summary: { zh: '采纳答案（提问者或主办方）', en: 'Accept an answer (asker or organizer)' },
  access: 'user',
  params,
  body: z.object({ postId: id() }),
  answer: z.object({ acceptedPostId: z.number() }),
  faults: [
    faults.threadNotFound,
    faults.postNotFound,
    faults.notAsker,
    faults.locked,
    faults.openingAccepted,
    faults.alreadyAccepted,
  ],
})

export const unacceptAnswer = defineCall({
  method: 'DELETE',
  path: '/api/discussions/{id}/accepted',
  summary: { zh: '取消采纳', en: 'Take the acceptance back' },
  access: 'user',
  params,
  answer: z.object({ acceptedPostId: z.null() }),
  faults: [faults.threadNotFound, faults.notAsker, faults.locked],
})

export const editPost = defineCall({
  method: 'PUT',
  path: '/api/discussions/posts/{id}',
  summary: { zh: '修改自己的内容，保留历史', en: 'Edit an own post; what it said is kept' },
  access: 'user',
  params,
  /** `revision` is the one that was edited: another one meanwhile is not overwritten. */
  body: z.object({
    title: headline(titleLimit).optional(),
    body: text(bodyLimit),
    /** Of an opening post, as is the title. A solution stays one. */
    tag: z.enum(openTags).optional(),
    revision: id(),
  }),
  answer: z.object({ revision: z.number() }),
  faults: [
    faults.postNotFound,
    faults.authorOnly,
    faults.locked,
    faults.changedMeanwhile,
    baseFaults.unrenderable,
  ],
  limit: writing,
})

export const removePost = defineCall({
  method: 'DELETE',
  path: '/api/discussions/posts/{id}',
  summary: {
    zh: '删除自己的内容，或移除他人的（主办方，须写理由）',
    en: 'Delete an own post, or remove another’s (organizer, with a reason)',
  },
  access: 'user',
  params,
  body: z.object({ reason: line(200).default('') }),
  answer: z.object({ isThreadGone: z.boolean() }),
  faults: [faults.postNotFound, faults.authorOnly, faults.locked, faults.reasonMissing],
})

export const listRevisions = defineCall({
  method: 'GET',
  path: '/api/discussions/posts/{id}/revisions',
  summary: { zh: '一条内容的修改历史', en: 'What a post said before' },
  access: 'public',
  params,
  answer: z.object({
    revisions: z.array(
      z.object({
        revision: z.number(),
        title: z.string().nullable(),
        html: z.string(),
        writtenAt: instant(),
      }),
    ),
  }),
  faults: [faults.postNotFound],
})

const voted = z.object({ voteCount: z.number(), hasVoted: z.boolean() })
const voting = {
  access: 'user',
  params,
  answer: voted,
  faults: [faults.postNotFound, faults.ownVote, faults.locked],
  limit: { times: 120, seconds: 600 },
} as const
export const castVote = defineCall({
  ...voting,
  method: 'PUT',
  path: '/api/discussions/posts/{id}/vote',
  summary: { zh: '投票支持', en: 'Vote for a post' },
})
export const takeVoteBack = defineCall({
  ...voting,
  method: 'DELETE',
  path: '/api/discussions/posts/{id}/vote',
  summary: { zh: '撤回投票', en: 'Take the vote back' },
})
