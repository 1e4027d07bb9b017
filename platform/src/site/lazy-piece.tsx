import { createElement, lazy, useEffect, type ComponentType, type ReactNode } from 'react'
import { pause } from '../base/web/browser-api.ts'
import { reloadOnce } from '../base/web/reload-once.ts'
import { answerEarlyPress, withoutCode } from './early-press.ts'
import { requestedPage } from './page-data.ts'
import { useInBrowser } from './use-in-browser.ts'

/**
 * A piece of a page whose code is fetched when it is first shown. While the server cannot be had the piece is waited for.
 * Code of an older build is gone after an update: the page is loaded anew then, once.
 */
export const lazyPiece = <P extends object>(fetchPiece: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    for (;;)
      try {
        const Piece = await fetchPiece()
        const Whole = (props: P) => <Awaited>{createElement(Piece, props)}</Awaited>
        return { default: Whole }
      } catch (error) {
        if (!(await isReached())) {
          await pause(2_000)
          continue
        }
        // Whoever is on the way to another page gets there.
        const next = requestedPage()
        if (!reloadOnce(next === undefined ? undefined : () => location.assign(next))) throw error
        // Nothing of this page is shown any more: it goes on waiting until the new one is there.
        return new Promise<never>(() => {})
      }
  })

/** Says until it has run here that what is in it came from the server, and answers then whoever pressed a button of it. */
function Awaited({ children }: { children: ReactNode }) {
  const hasCode = useInBrowser(() => true, false)
  useEffect(() => {
    if (hasCode) answerEarlyPress()
  }, [hasCode])
  return (
    <span className="contents" {...{ [withoutCode]: hasCode ? undefined : '' }}>
      {children}
    </span>
  )
}

const isReached = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
