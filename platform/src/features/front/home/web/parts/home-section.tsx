import type { ReactNode } from 'react'
import { ArrowRight } from 'lucide-react'
import { SiteLink } from '../../../../../site/site-link.tsx'

/** A part of the home page, with the way to all of its kind. */
export function HomeSection({
  id,
  title,
  more,
  children,
}: {
  id: string
  title: string
  more: { to: string; text: string }
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl font-bold">
          {title}
        </h2>
        <SiteLink
          to={more.to}
          className="inline-flex shrink-0 items-center gap-1 text-sm font-medium text-accent no-underline hover:underline"
        >
          {more.text}
          <ArrowRight className="size-4" aria-hidden="true" />
        </SiteLink>
      </div>
      {children}
    </section>
  )
}
