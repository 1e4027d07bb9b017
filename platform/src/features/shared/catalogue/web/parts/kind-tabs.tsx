import { clsx } from 'clsx'
import { useCallback } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import type { Kind } from '../../rules.ts'
import { catalogueWords } from '../../words.ts'

/** The lists, each with how many entries it has. */
export function KindTabs({ kind, counts }: { kind: Kind; counts: readonly { kind: Kind; count: number }[] }) {
  const words = useWords(catalogueWords)
  // A phone shows a few of them: the one that is open is among those.
  const showCurrent = useCallback(
    (row: HTMLElement | null) => {
      const current = row?.querySelector<HTMLElement>('[aria-current=page]')
      if (row && current && kind)
        row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
    },
    [kind],
  )
  return (
    <nav aria-label={words.tabs} className="-mx-4 min-w-0 border-b border-line px-4 sm:mx-0 sm:px-0">
      <ul ref={showCurrent} className="flex gap-1 overflow-x-auto">
        {counts.map(one => (
          <li key={one.kind}>
            <SiteLink
              to={pathTo('/admin/catalogue/:kind', { kind: one.kind })}
              aria-current={one.kind === kind ? 'page' : undefined}
              className={clsx(
                'flex items-center gap-2 border-b-2 px-3 py-2 text-sm whitespace-nowrap no-underline',
                one.kind === kind
                  ? 'border-accent font-semibold text-accent'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {words.kinds[one.kind]}
              <span className="rounded-full bg-sunken px-2 text-xs font-normal text-muted tabular-nums">
                {formatCount(one.count)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
