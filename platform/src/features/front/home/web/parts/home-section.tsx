import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ArrowRight } from 'lucide-react'
import { SiteLink } from '../../../../../site/site-link.tsx'

/** A part of the home page, with the way to all of its kind. */
export function HomeSection({
  id,
  title,
  more,
  isSmall = false,
  children,
}: {
  id: string
  title: string
  more: { to: string; text: string }
  /** Beside other parts, not one of few. */ isSmall?: boolean
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className={clsx('flex items-baseline justify-between gap-4', isSmall ? 'mb-4' : 'mb-6')}>
        <h2 id={id} className={clsx('font-bold', isSmall ? 'text-lg' : 'text-2xl')}>
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
