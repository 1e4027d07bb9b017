import { useEffect, useSyncExternalStore } from 'react'
import { useSite } from './use-site.ts'

/** What a person's open pages are told: that there is something new, never what it says. */
export type InboxNews = { notice?: true; message?: true }

type Site = ReturnType<typeof useSite>

const listeners = new Set<(news: InboxNews) => void>()
export const tellListeners = (news: InboxNews): void => {
  for (const listener of listeners) listener(news)
}

/** Calls `listener` whenever a notice or a message came while the page is open. It must stay the same between renderings. */
export function useInboxEvents(listener: (news: InboxNews) => void): void {
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listener])
}

// What was counted since the page's data came; data that come later know better.
let counted: { site: Site; count: number } | undefined
const watchers = new Set<() => void>()

export function setUnreadCount(site: Site, count: number): void {
  counted = { site, count }
  for (const watcher of watchers) watcher()
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** How many messages and notices the reader has not read: as the page's data say, and as it changes while it is open. */
export function useUnreadCount(): number {
  const site = useSite()
  const count = useSyncExternalStore(
    subscribe,
    () => (counted?.site === site ? counted.count : null),
    () => null,
  )
  return count ?? site.unreadCount
}
