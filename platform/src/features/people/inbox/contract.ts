import { z } from 'zod'
import { defineCall } from '../../../base/contract/call.ts'

export const getUnreadCount = defineCall({
  method: 'GET',
  path: '/api/v1/inbox/messages/unread/count',
  summary: { zh: '未读私信数', en: 'Number of unread messages' },
  access: 'user',
  answer: z.object({ unread_count: z.number() }),
})
