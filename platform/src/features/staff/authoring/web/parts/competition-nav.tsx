import { clsx } from 'clsx'
import { ListTree } from 'lucide-react'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { formatCount } from '../../../../../base/web/format.ts'
import { pageGroups } from '../../../../../base/feature.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteNavLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import type { ManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { authoringWords } from '../../words.ts'

/** The pages about one competition: beside the page, on phones behind a button that says where one is. */
export function CompetitionNav({ data: competition }: { data: ManagedCompetition }) {
  const { menu: words } = useWords(authoringWords)
  const { pathname } = useLocation()
  const base = pathTo('/admin/competitions/:id', { id: competition.id })
  const here = competition.pages.find(({ path }) =>
    path === '' ? pathname === base : pathname.startsWith(`${base}/${path}`),
  )
  // A low window shows a part of the menu: the page that is open is in it. New at each page, so that it runs again.
  const showCurrent = useCallback(
    (menu: HTMLElement | null) => {
      const current = menu?.querySelector<HTMLElement>('[aria-current=page]')
      if (menu && current && pathname)
        menu.scrollTop = current.offsetTop - menu.offsetTop - (menu.clientHeight - current.offsetHeight) / 2
    },
    [pathname],
  )
  const list = (
    <div className="grid gap-3">
      {pageGroups.map(group => (
        <div key={group}>
          {group !== 'top' && <p className="px-3 py-1 text-xs text-muted">{words.groups[group]}</p>}
          <ul aria-label={group === 'top' ? undefined : words.groups[group]}>
            {competition.pages
              .filter(page => page.group === group)
              .map(page => (
                <li key={page.path}>
                  <PageLink base={base} page={page} />
                </li>
              ))}
            {group === 'tools' && competition.mayAudit && (
              <li>
                <SiteNavLink
                  to={`${pathTo('/admin/audit')}?subject=competition&subjectId=${competition.id}`}
                  className={linkClass}
                >
                  {words.audit}
                </SiteNavLink>
              </li>
            )}
          </ul>
        </div>
      ))}
    </div>
  )
  return (
    <>
      <nav
        aria-label={words.label}
        ref={showCurrent}
        className="hidden max-h-[calc(100dvh-10rem)] overflow-y-auto lg:block"
      >
        {list}
      </nav>
      <details className="rounded-xl border border-line bg-card lg:hidden">
        <summary className="flex items-center gap-3 px-4 py-3 text-sm font-medium">
          <ListTree className="size-4" aria-hidden="true" />
          {here ? words.at(here.title) : words.label}
        </summary>
        <nav aria-label={words.label} className="border-t border-line p-2">
          {list}
        </nav>
      </details>
    </>
  )
}

const linkClass = ({ isActive }: { isActive: boolean }) =>
  clsx(
    'flex items-center gap-2 rounded-lg px-3 py-1 text-sm no-underline hover:bg-sunken pointer-coarse:min-h-11',
    isActive && 'bg-accent-soft font-semibold text-accent hover:bg-accent-soft',
  )

function PageLink({ base, page }: { base: string; page: ManagedCompetition['pages'][number] }) {
  const { menu: words } = useWords(authoringWords)
  const count = page.waiting.reduce((sum, one) => sum + one.count, 0)
  const told = page.waiting.map(({ text }) => text).join(words.and)
  return (
    <SiteNavLink
      to={page.path === '' ? base : `${base}/${page.path}`}
      end={page.path === ''}
      className={linkClass}
    >
      <span className="grow">{page.title}</span>
      {page.isIncomplete && (
        <>
          <span className="size-2 rounded-full bg-warn" title={words.incomplete} aria-hidden="true" />
          <span className="sr-only">{words.incomplete}</span>
        </>
      )}
      {count > 0 && (
        <>
          <span className="text-xs font-medium tabular-nums" title={told} aria-hidden="true">
            {formatCount(count)}
          </span>
          <span className="sr-only">{told}</span>
        </>
      )}
    </SiteNavLink>
  )
}
