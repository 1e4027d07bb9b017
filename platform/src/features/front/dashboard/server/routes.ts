import { handle, type Handler } from '../../../../base/http/handler.ts'
import { countUnreadNotices, newestUnread } from '../../../people/notices/server/public.ts'
import { getOwnHome } from '../contract.ts'
import { enteredNow } from './entered-now.ts'
import { requestsToDecide, runsNow } from './mine.views.ts'

const mostUnread = 5

export const dashboardHandlers: Handler[] = [
  handle(getOwnHome, async context => {
    const { read, viewer, lang } = context
    const [entered, runs, requests, unread, unreadTotal] = await Promise.all([
      enteredNow(context),
      runsNow(context),
      requestsToDecide(context),
      newestUnread(read, viewer.userId, { limit: mostUnread, lang }),
      countUnreadNotices(read, viewer.userId),
    ])
    return { ...entered, runs, ...requests, unread, unreadTotal }
  }),
]
