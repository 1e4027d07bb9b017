import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../browser-api.ts'
import { setUnreadCount } from '../inbox-events.ts'
import { useSite } from '../use-site.ts'
import { watchInbox } from './watch-inbox.ts'

/** Keeps the number of what is unread as it is, while the page is open. */
export function InboxWatch() {
  const site = useSite()
  const api = useApi()
  const count = useEffectEvent(async () => {
    const { unread_count: unread } = await api('GET /api/v1/inbox/messages/unread/count')
    setUnreadCount(site, unread)
    return unread
  })
  const watch = useEffectEvent(() => watchInbox(site.unreadCount, () => count()))
  useEffect(() => watch(), [])
  return null
}
