import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { browserStore } from '../../base/web/browser-store.ts'
import { trackingAddress } from '../tracking.ts'

const storeKey = 'leitai:visit'

/** Tells an operator's counter of each page that is opened, where there is one and the reader does not object. */
export function useTracking(
  image: string | null | undefined,
  viewer: { id: number; ssoId: string } | null | undefined,
): void {
  const { pathname, search } = useLocation()
  const [id, ssoId] = [viewer?.id, viewer?.ssoId]
  useEffect(() => {
    if (!image || objects()) return
    new Image().src = trackingAddress(image, {
      hostname: location.hostname,
      pathname,
      search,
      viewer: id === undefined || ssoId === undefined ? null : { id, ssoId },
      fingerprint: visitOfThisTab(),
    })
  }, [image, pathname, search, id, ssoId])
}

/** Do Not Track, or its successor Global Privacy Control. */
const objects = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function visitOfThisTab(): string {
  const store = browserStore('session')
  const visit = store?.getItem(storeKey) ?? crypto.randomUUID()
  store?.setItem(storeKey, visit)
  return visit
}
