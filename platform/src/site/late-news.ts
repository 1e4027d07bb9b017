import { useSyncExternalStore } from 'react'

/** What came of something that was begun on another page, and where that is. */
export type LateNews = { text: string; to: string; label: string }

let news: LateNews | null = null
const watchers = new Set<() => void>()

/** Says it on whichever page the reader is; null takes it away. */
export function tellLate(next: LateNews | null): void {
  news = next
  for (const watcher of watchers) watcher()
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useLateNews = (): LateNews | null =>
  useSyncExternalStore(
    subscribe,
    () => news,
    () => null,
  )
