import { useSyncExternalStore } from 'react'

/** As wide as what stands beside the page needs: Tailwind's `xl`. */
const wide = '(min-width: 80rem)'

function subscribe(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether there is room beside the page; on the server nothing is known, and there is none. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
