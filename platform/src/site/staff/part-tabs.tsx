import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { SiteLink } from '../site-link.tsx'

/** Parts of a page that have addresses of their own; those that are filled in say so. */
export function PartTabs({
  label,
  tabs,
  shown,
  name = 'part',
  keep,
}: {
  label: string
  /** What the address calls the choice. */
  name?: string
  /** More of the address that stays. */
  keep?: string
  tabs: readonly { key: string; name: string; isFilled: boolean }[]
  shown: string
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ key, name: shownName, isFilled }) => (
          <li key={key}>
            <SiteLink
              to={`?${keep === undefined ? '' : `${keep}&`}${name}=${key}`}
              aria-current={key === shown ? 'page' : undefined}
              className={clsx(
                'flex items-center gap-1.5 rounded-full border px-3 py-1 text-sm no-underline',
                key === shown ? 'border-accent bg-accent-soft text-accent' : 'border-line bg-card',
              )}
            >
              {isFilled && <CircleCheck className="size-4 text-good" aria-hidden="true" />}
              {shownName}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
