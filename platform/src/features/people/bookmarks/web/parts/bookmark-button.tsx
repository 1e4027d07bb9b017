import { Suspense } from 'react'
import { pageLanguage } from '../../../../../base/web/page-language.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import type { BookmarkSubject } from '../../rules.ts'

export type Bookmark = BookmarkSubject & {
  /** How many keep it, and whether the reader does; null for visitors. */
  state: { count: number; isKept: boolean } | null
}

/** It comes after the page, with its words. */
const Toggle = lazyPiece(async () => {
  const [{ BookmarkToggle }] = await Promise.all([
    import('./bookmark-toggle.tsx'),
    typeof document === 'undefined'
      ? undefined
      : pageLanguage() === 'en-US'
        ? import('../../phrases.en.ts')
        : import('../../phrases.zh.ts'),
  ])
  return BookmarkToggle
})

/** Keeps a competition, dataset, thread or article in one's collection; visitors are led to the login. */
export const BookmarkButton = (bookmark: Bookmark) => (
  <Suspense fallback={<span className="block h-8" />}>
    <Toggle {...bookmark} />
  </Suspense>
)
