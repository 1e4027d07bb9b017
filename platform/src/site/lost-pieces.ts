import type { DataRouter } from 'react-router'

/** As far as browsers have it, of https://html.spec.whatwg.org/#navigation-api */
type Leaving = Event & { navigationType: string; userInitiated: boolean }

/**
 * Where a piece of code of the page that is being opened does not come, the router loads the present page anew, and the
 * reader has to ask again. The page that was asked for is loaded from the beginning instead.
 */
export function openWhatWasAsked(): void {
  // A page may have several pieces, and each that is lost asks for the reload.
  let isOpening = false
  const { navigation } = window as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', event => {
    const { navigationType, userInitiated, cancelable } = event as Leaving
    const router = (window as unknown as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter
    const next = router?.state.navigation.location
    if (navigationType !== 'reload' || userInitiated || !cancelable || !next) return
    event.preventDefault()
    if (isOpening) return
    isOpening = true
    location.assign(next.pathname + next.search + next.hash)
  })
}
