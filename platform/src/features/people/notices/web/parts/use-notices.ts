import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useInboxEvents, type InboxNews } from '../../../../../site/inbox-events.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { noticesPerPage, refreshAfter } from '../../rules.ts'

type Page = Answer<SiteCalls['GET /api/v2/notices']>
export type NoticeData = Page['list'][number]

const newestFirst = (a: NoticeData, b: NoticeData) => b.created_at.localeCompare(a.created_at) || b.id - a.id

/** What is known, with what came now in the place of what is older. */
function merged(known: readonly NoticeData[], came: readonly NoticeData[]): NoticeData[] {
  const fresh = new Map(came.map(notice => [notice.id, notice]))
  return [...came, ...known.filter(notice => !fresh.has(notice.id))].toSorted(newestFirst)
}

/**
 * One's notices from the newest back to where one has read them: the first page as the page's data bring it, again half
 * a minute later and whenever something came, and ten more each time.
 */
export function useNotices(first: Page) {
  const more = useMutation({ reload: 'never' })
  const { revalidate } = useRevalidator()
  const [state, setState] = useState({ first, known: first.list })
  if (state.first !== first) setState({ first, known: merged(state.known, first.list) })
  const { known } = state
  const change = (next: (known: readonly NoticeData[]) => NoticeData[]) =>
    setState(now => ({ ...now, known: next(now.known) }))

  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), refreshAfter)
    return () => clearTimeout(timer)
  }, [revalidate])
  useInboxEvents(useCallback((news: InboxNews) => void (news.notice && revalidate()), [revalidate]))

  const loadMore = () =>
    void more.run(async () => {
      // What came or went meanwhile moves pages on: one that overlaps leaves no gap.
      const page = Math.floor(known.length / noticesPerPage) + 1
      const { list } = await more.api('GET /api/v2/notices', { query: { page, pageSize: noticesPerPage } })
      change(now => merged(now, list))
    })
  return {
    notices: known,
    hasMore: known.length < first.total,
    loadMore,
    isLoading: more.isBusy,
    hasFailed: more.problem !== undefined,
    forget: (id: number) => change(now => now.filter(notice => notice.id !== id)),
    markRead: (id: number | undefined) =>
      change(now =>
        now.map(notice => (id === undefined || notice.id === id ? { ...notice, is_read: true } : notice)),
      ),
  }
}
