import { lazy, type ComponentType } from 'react'
import { reloadOnce } from '../base/web/reload-once.ts'

/** A piece of a page whose code is fetched when it is first shown. Code of an older build is gone after an update: the page is loaded anew then, once. */
export const lazyPiece = <P>(fetchPiece: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    try {
      return { default: await fetchPiece() }
    } catch (error) {
      if (!reloadOnce()) throw error
      // Nothing of this page is shown any more: it goes on waiting until the new one is there.
      return new Promise<never>(() => {})
    }
  })
