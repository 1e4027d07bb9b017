import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Tells an operator's counter of each page that is opened, where there is one and the reader does not object. */
export function useTracking(
  image: string | null | undefined,
  viewer: { id: number; ssoId: string } | null | undefined,
): void {
  const { pathname, search } = useLocation()
  const [id, ssoId] = [viewer?.id, viewer?.ssoId]
  useEffect(() => {
    if (!image || objects()) return
    const viewer = id === undefined || ssoId === undefined ? null : { id, ssoId }
    // Its code comes where an operator wants it alone; whether it comes is nobody's concern.
    import('../tracking.ts').then(
      ({ tellVisit }) => tellVisit(image, { hostname: location.hostname, pathname, search, viewer }),
      () => undefined,
    )
  }, [image, pathname, search, id, ssoId])
}

/** Do Not Track, or its successor Global Privacy Control. */
const objects = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
