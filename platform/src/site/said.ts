import { useSyncExternalStore } from 'react'

/** What came of something that was begun on another page, and where that is. */
export type LateNews = { text: string; to: string; label: string }
type Said = LateNews | { text: string }

let said: Said | null = null
const watchers = new Set<() => void>()

function show(next: Said | null): void {
  said = next
  for (const watcher of watchers) watcher()
}

/** Says that something is done, wherever on the page it was done, for a few seconds. */
export const say = (text: string): void => show({ text })

/** Says what came of it on whichever page the reader is, until they go there or put it away. */
export const sayLate = (news: LateNews): void => show(news)

export const putAway = (): void => show(null)

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useSaid = (): Said | null =>
  useSyncExternalStore(
    subscribe,
    () => said,
    () => null,
  )
