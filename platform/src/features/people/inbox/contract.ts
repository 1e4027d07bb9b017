import { z } from 'zod'
import { defineCall, id, line, page, pageSize, text } from '../../../base/contract/call.ts'
import { inboxFaults as faults } from './faults.ts'
import {
  codePointLimit,
  fitsMessage,
  messagesPerPage,
  mostReceivers,
  reportReasons,
  sessionsPerPage,
} from './rules.ts'
import { conversation, inboxCounts, session } from './schema.ts'

const paging = z.object({ page: page(), per_page: pageSize(sessionsPerPage) })
const sessions = z.object({ sessions: z.array(session), ...inboxCounts })
const changed = z.object({ affectedRows: z.number(), unread_count: z.number() })

export const getUnreadCount = defineCall({
  method: 'GET',
  path: '/api/v1/inbox/messages/unread/count',
  summary: { zh: '未读私信与通知数', en: 'Number of unread messages and notices' },
  access: 'user',
  answer: z.object({
    /** Both together: what the header shows. */
    unread_count: z.number(),
    messages: z.number(),
    notices: z.number(),
  }),
})

export const getPreview = defineCall({
  method: 'GET',
  path: '/api/v1/inbox/preview',
  summary: { zh: '最近的私信', en: 'Newest messages' },
  access: 'user',
  query: paging,
  answer: sessions,
})

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/v1/inbox/sessions',
  summary: { zh: '私信会话，最新的在前', en: 'Conversations, newest first' },
  access: 'user',
  query: paging,
  answer: sessions,
})

export const listMessages = defineCall({
  method: 'GET',
  path: '/api/v1/inbox/messages',
  summary: { zh: '与一个人的私信，最新的在前', en: 'Messages with a person, newest first' },
  access: 'user',
  query: z.object({
    participator: id(),
    page: page(),
    per_page: pageSize(messagesPerPage),
    /** Only older ones than this message: what comes in meanwhile then moves nothing to the next page. */
    before: id().optional(),
  }),
  answer: conversation,
  faults: [faults.noSuchPerson],
})

export const readAllMessages = defineCall({
  method: 'PUT',
  path: '/api/v1/inbox/messages',
  summary: { zh: '全部标为已读', en: 'Mark all messages as read' },
  access: 'user',
  answer: changed,
})

export const readMessages = defineCall({
  method: 'PUT',
  path: '/api/v1/inbox/messages/read',
  summary: { zh: '把这些私信标为已读', en: 'Mark these messages as read' },
  access: 'user',
  /** Those that are not to the reader are passed over. */
  body: z.object({ messages: z.array(id()).min(1).max(100) }),
  answer: changed,
})

export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/v1/inbox/messages',
  summary: { zh: '发送私信', en: 'Send a message' },
  access: 'user',
  body: z.object({
    receivers: z.array(id()).min(1).max(mostReceivers),
    content: text(codePointLimit * 2).refine(fitsMessage, { params: { code: 'too_big' } }),
  }),
  answer: z.object({ affectedRows: z.number(), messages: z.array(z.number()) }),
  faults: [
    faults.toSelf,
    faults.notTaken,
    faults.youBlocked,
    faults.systemReceiver,
    faults.noSuchPerson,
    faults.newcomerLimit,
  ],
  limit: { times: 200, seconds: 600 },
})

export const deleteMessage = defineCall({
  method: 'DELETE',
  path: '/api/v1/inbox/messages/{id}',
  summary: { zh: '删除一条私信（只对自己）', en: 'Delete a message, for oneself alone' },
  access: 'user',
  params: z.object({ id: id() }),
  /** How many were deleted: none where it already was. */
  answer: z.number(),
  faults: [faults.noSuchMessage],
})

export const deleteConversation = defineCall({
  method: 'DELETE',
  path: '/api/v1/inbox/sessions/{id}',
  summary: { zh: '删除一段对话（只对自己）', en: 'Delete a conversation, for oneself alone' },
  access: 'user',
  params: z.object({ id: id() }),
  answer: z.object({ affectedRows: z.number() }),
  faults: [faults.noConversation],
})

export const reportConversation = defineCall({
  method: 'POST',
  path: '/api/v1/inbox/reports',
  summary: { zh: '举报一段对话', en: 'Report a conversation' },
  access: 'user',
  body: z.object({ participator: id(), reason: z.enum(reportReasons), note: line(500).default('') }),
  answer: z.object({ id: z.number() }),
  faults: [faults.ownReport, faults.noConversation, faults.alreadyReported],
  limit: { times: 20, seconds: 3600 },
})
