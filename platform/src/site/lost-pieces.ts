import type { DataRouter } from 'react-router'
import { isReloadMeant } from '../base/web/reload-once.ts'
import { openWhenReached } from './page-data.ts'

/** As far as browsers have it, of https://html.spec.whatwg.org/#navigation-api */
type Leaving = Event & { navigationType: string; userInitiated: boolean }

/**
 * Where a piece of code does not come, be it of the page that is being opened or of one that is only looked up ahead, the
 * router loads the present page anew, and what was typed is gone; then it waits for that piece for ever. Instead, the
 * page that is asked for is loaded from the beginning, and so is each one after it.
 */
export function openRequestedPage(): void {
  let isLost = false
  let opening: string | undefined
  const open = (router: DataRouter) => {
    const next = router.state.navigation.location
    if (!next || opening === next.key) return
    opening = next.key
    const elsewhere = new AbortController()
    const unsubscribe = router.subscribe(({ navigation: { location: asked } }) => {
      if (asked?.key !== next.key) elsewhere.abort()
    })
    // Whoever goes elsewhere, or stays, no longer waits for it.
    openWhenReached(next.pathname + next.search + next.hash, elsewhere.signal)
      .catch(() => undefined)
      .finally(unsubscribe)
  }
  const navigation: EventTarget | undefined = window.navigation
  navigation?.addEventListener('navigate', event => {
    const { navigationType, userInitiated, cancelable } = event as Leaving
    const router = window.__reactRouterDataRouter
    if (navigationType !== 'reload' || userInitiated || !cancelable || !router || isReloadMeant()) return
    event.preventDefault()
    if (!isLost) router.subscribe(() => open(router))
    isLost = true
    open(router)
  })
}
