import { Bookmark as Icon } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { bookmarkWords } from '../../words.ts'
import type { Bookmark } from './bookmark-button.tsx'

// Visitors, who are most, need none of it.
const Switch = lazyPiece(() => import('./bookmark-switch.tsx').then(module => module.BookmarkSwitch))

export function BookmarkToggle({ kind, id, state }: Bookmark) {
  const words = useWords(bookmarkWords)
  const { lang } = useSite()
  const { pathname, search } = useLocation()
  if (!state)
    return (
      <a
        href={loginPath(lang, pathname + search)}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        <Icon className="size-4" aria-hidden="true" />
        {words.login}
      </a>
    )
  // Another page's is another button: what this one was told since then is not of it.
  return (
    <Suspense fallback={<span className="block h-8" />}>
      <Switch key={`${kind} ${id}`} kind={kind} id={id} state={state} />
    </Suspense>
  )
}
