import { z } from 'zod'
import { defineCall, id, page, pageSize } from '../../../base/contract/call.ts'
import { noticeFaults } from './faults.ts'
import { noticesPerPage } from './rules.ts'
import { choice, notice, setting } from './schema.ts'

const params = z.object({ id: id() })
const settings = z.object({
  settings: z.array(setting),
  /** Whether the kinds that are mailed once a day are. */
  digest: z.boolean(),
  /** Where mails go; null until an address is bound, and nothing is mailed. */
  email: z.string().nullable(),
})

export const listNotices = defineCall({
  method: 'GET',
  path: '/api/v2/notices',
  summary: { zh: '我的通知，新的在前', en: 'My notices, newest first' },
  access: 'user',
  query: z.object({ page: page(), pageSize: pageSize(noticesPerPage) }),
  answer: z.object({ list: z.array(notice), total: z.number(), unread_count: z.number() }),
})

export const readNotices = defineCall({
  method: 'PUT',
  path: '/api/v2/notices',
  summary: { zh: '把全部通知或其中一条标为已读', en: 'Mark all notices as read, or one' },
  access: 'user',
  body: z.object({ id: id().optional() }),
  answer: z.object({ affectedRows: z.number(), unread_count: z.number() }),
  faults: [noticeFaults.notFound],
})

export const getNotice = defineCall({
  method: 'GET',
  path: '/api/v2/notices/{id}',
  summary: { zh: '一条通知', en: 'A notice' },
  access: 'user',
  params,
  answer: notice,
  faults: [noticeFaults.notFound],
})

export const deleteNotice = defineCall({
  method: 'DELETE',
  path: '/api/v2/notices/{id}',
  summary: { zh: '删除一条通知', en: 'Delete a notice' },
  access: 'user',
  params,
  answer: z.object({ affectedRows: z.number() }),
  faults: [noticeFaults.notFound],
})

export const watchInbox = defineCall({
  method: 'GET',
  path: '/api/users/inbox/events',
  summary: {
    zh: '有新通知或新私信时告知（server-sent events），不含内容',
    en: 'Tells when a notice or a message came (server-sent events), without what it says',
  },
  access: 'user',
  answer: 'events',
})

export const getNoticeSettings = defineCall({
  method: 'GET',
  path: '/api/v2/users/notices/ignore-setting',
  summary: { zh: '各类通知的接收方式', en: 'How I hear of each kind of notice' },
  access: 'user',
  answer: settings,
})

export const saveNoticeSettings = defineCall({
  method: 'POST',
  path: '/api/v2/users/notices/ignore-setting',
  summary: { zh: '设置各类通知的接收方式', en: 'Choose how I hear of each kind of notice' },
  access: 'user',
  body: z.object({ settings: z.array(choice).max(200).default([]), digest: z.boolean().optional() }),
  answer: settings,
  faults: [noticeFaults.noSuchKind],
})
