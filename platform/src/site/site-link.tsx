import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router'

/** Nothing is fetched ahead for people who save data or are on a slow line. */
function savesData(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

// Decided when a link is pointed at, not when it is rendered, so that server and browser render the same.
const thrifty = () =>
  savesData() ? ({ prefetch: 'none', discover: 'none' } as const) : ({ prefetch: 'intent' } as const)

/** A link within the site: fetched ahead when pointed at, unless the reader saves data. */
export const SiteLink = (props: LinkProps) => <Link {...thrifty()} {...props} />
export const SiteNavLink = (props: NavLinkProps) => <NavLink {...thrifty()} {...props} />
