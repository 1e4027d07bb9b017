import { ExternalLink as Arrow } from 'lucide-react'
import type { ReactNode } from 'react'

/** A link that leaves the site, to an address that somebody typed. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      rel="noreferrer nofollow"
      className="flex w-fit items-center gap-1 font-normal text-accent no-underline hover:underline"
    >
      {children}
      <Arrow className="size-3.5" aria-hidden="true" />
    </a>
  )
}
