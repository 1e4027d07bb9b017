import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Tells an operator's counter of each page that is opened. Its code comes where there is one alone. */
export function useTracking(image?: string | null, viewer?: { id: number; ssoId: string } | null): void {
  const { pathname, search } = useLocation()
  const { id, ssoId } = viewer ?? {}
  useEffect(() => {
    if (image)
      import('../tracking.ts').then(
        ({ reportVisit }) => reportVisit(image, { pathname, search, id, ssoId }),
        // A visit that is not counted is nobody's trouble.
        () => undefined,
      )
  }, [image, pathname, search, id, ssoId])
}
