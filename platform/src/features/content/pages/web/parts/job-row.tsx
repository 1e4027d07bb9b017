import type { ReactNode } from 'react'
import { SiteLink } from '../../../../../site/site-link.tsx'

type Props = {
  to: string
  title: string
  place: string
  /** Until when people can apply, in words. */
  closes: string | undefined
  heading: 'h2' | 'h3'
  /** What kind of job it is, or that it has closed. */
  children: ReactNode
}

/** A job in a list: all of it leads to its page. */
export const JobRow = ({ to, title, place, closes, heading: Heading, children }: Props) => (
  <li className="group relative flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-2xl border border-line bg-card p-5 shadow-card hover:border-accent hover:shadow-float">
    <Heading className="grow text-lg font-semibold">
      <SiteLink to={to} className="no-underline after:absolute after:inset-0 group-hover:text-accent">
        {title}
      </SiteLink>
    </Heading>
    <span className="text-sm text-muted">{place}</span>
    {closes !== undefined && <span className="text-sm text-muted tabular-nums">{closes}</span>}
    {children}
  </li>
)
