import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { useInboxEvents, type InboxNews } from '../../../../../site/inbox-events.ts'

/** Loads the page's data again when a message came, or was read elsewhere. */
export function useNewest(): void {
  const { revalidate } = useRevalidator()
  useInboxEvents(useCallback((news: InboxNews) => void (news.message && revalidate()), [revalidate]))
}
