import type { ReactNode } from 'react'
import { SiteLink } from '../../../../../site/site-link.tsx'

/** A link that an editor set: a page of this site, or an address elsewhere. Without one the children stand alone. */
export function LinkTo({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  if (to === '') return <span className={className}>{children}</span>
  return to.startsWith('/') ? (
    <SiteLink to={to} className={className}>
      {children}
    </SiteLink>
  ) : (
    <a href={to} rel="noreferrer nofollow" className={className}>
      {children}
    </a>
  )
}
