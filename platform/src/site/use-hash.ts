import { useLocation } from 'react-router'
import { useInBrowser } from './use-in-browser.ts'

/**
 * Which place of the page the address names, without `#`; empty while the page comes from the server, which is not
 * told. For marking the place: `:target` does not follow links within the site.
 */
export function useHash(): string {
  const { hash } = useLocation()
  return decodeURIComponent(useInBrowser(() => hash, '').slice(1))
}
