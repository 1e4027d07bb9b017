import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = () => () => undefined

/**
 * Which place of the page the address names, without `#`; empty while the page comes from the server, which is not
 * told. For marking the place: `:target` does not follow links within the site.
 */
export function useHash(): string {
  const { hash } = useLocation()
  const shown = useSyncExternalStore(
    never,
    () => hash,
    () => '',
  )
  return decodeURIComponent(shown.slice(1))
}
