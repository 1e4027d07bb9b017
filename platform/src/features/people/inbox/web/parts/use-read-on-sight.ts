import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '../../../../../site/browser-api.ts'
import { useSite } from '../../../../../site/use-site.ts'
import type { MessageData } from './wire.ts'

const mostAtOnce = 100

/** Marks what is shown as read, once the page is looked at. */
export function useReadOnSight(messages: readonly MessageData[]): void {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { viewer } = useSite()
  const unread = messages
    .filter(message => !message.is_read && message.sender_id !== viewer?.id)
    .slice(-mostAtOnce)
    .map(message => message.id)
    .join()
  useEffect(() => {
    if (unread === '') return
    const read = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', read)
      const ids = unread.split(',').map(Number)
      void api('PUT /api/v1/inbox/messages/read', { body: { messages: ids } }).then(
        () => revalidate(),
        // They stay unread, and are marked with the next that comes.
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', read)
    read()
    return () => document.removeEventListener('visibilitychange', read)
  }, [api, revalidate, unread])
}
