import { handle, type Handler } from '../../../../base/http/handler.ts'
import { getUnreadCount } from '../contract.ts'
import { countUnreadMessages } from './unread.ts'

export const inboxHandlers: Handler[] = [
  handle(getUnreadCount, async ({ read, viewer }) => ({
    unread_count: await countUnreadMessages(read, viewer.userId),
  })),
]
