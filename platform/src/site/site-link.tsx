import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router'
import { savesData } from '../base/web/saves-data.ts'

// On a server nobody is known to save data. The page is the same either way: only what a pointer sets off differs.
const prefetch = () => (typeof window !== 'undefined' && savesData() ? 'none' : 'intent')

/** A link within the site: fetched ahead when pointed at, unless the reader saves data or is on a slow line. */
export const SiteLink = (props: LinkProps) => <Link prefetch={prefetch()} {...props} />
export const SiteNavLink = (props: NavLinkProps) => <NavLink prefetch={prefetch()} {...props} />
