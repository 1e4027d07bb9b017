import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { loginPath, registerPath } from '../../base/web/sign-on-addresses.ts'
import { buttonClass } from '../../ui/button.tsx'
import { lazyPiece } from '../lazy-piece.tsx'
import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'

// Visitors, who are most, need none of it.
const OwnTools = lazyPiece(() => import('./own-tools.tsx').then(module => module.OwnTools))

/** Login and register for visitors; messages and the user menu for people who are signed in. */
export function Account() {
  const { viewer, lang } = useSite()
  const { menu } = useWords(shellWords)
  const { pathname, search } = useLocation()
  if (!viewer) {
    const here = pathname + search
    return (
      <>
        <a href={loginPath(lang, here)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {menu.login}
        </a>
        <a href={registerPath(lang, here)} className={buttonClass({ size: 'small' }, 'max-sm:hidden')}>
          {menu.register}
        </a>
      </>
    )
  }
  return (
    <Suspense fallback={<span className="h-8 w-24" />}>
      <OwnTools viewer={viewer} />
    </Suspense>
  )
}
