import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Tells an operator's counter of each page that is opened. Its code comes where there is one alone. */
export function useTracking(image?: string | null, viewer?: { id: number; ssoId: string } | null): void {
  const { pathname, search } = useLocation()
  const id = viewer?.id
  useEffect(() => {
    if (image)
      import('../tracking.ts').then(
        ({ tellVisit }) => tellVisit(image, { pathname, search, viewer }),
        () => undefined,
      )
    // oxlint-disable-next-line react/exhaustive-deps -- a reader is another one by the id
  }, [image, pathname, search, id])
}
