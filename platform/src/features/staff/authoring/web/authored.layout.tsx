import { useCallback } from 'react'
import { Outlet, useLocation } from 'react-router'
import { localize } from '../../../../base/web/language.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { SiteNavLink } from '../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { AskedLanguages } from '../../../../site/staff/asked-languages.ts'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import type { ManagedCompetition } from '../../../competing/competitions/web/parts/managed-competition.ts'
import { authoringWords } from '../words.ts'
import { stateTone } from './parts/state-tone.ts'
import type { Route } from './+types/authored.layout.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/competitions/{id}', { params: { id: Number(params.id) } })

export const handle: CrumbHandle<ManagedCompetition> = {
  crumb: (lang, competition) => localize({ zh: competition.titleZh, en: competition.titleEn }, lang),
}

/** What all pages about one competition stand under: its name, how it stands, and its parts. */
export default function AuthoredLayout({ loaderData: competition }: Route.ComponentProps) {
  const words = useWords(authoringWords)
  const lang = useLang()
  const base = pathTo('/admin/competitions/:id', { id: competition.id })
  const { pathname } = useLocation()
  // A phone shows a few of the parts: the one that is open is among them. New at each page, so that it runs again.
  const showCurrent = useCallback(
    (row: HTMLElement | null) => {
      const current = row?.querySelector<HTMLElement>('[aria-current=page]')
      if (row && current && pathname)
        row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
    },
    [pathname],
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-lg font-semibold">
          {localize({ zh: competition.titleZh, en: competition.titleEn }, lang)}
        </p>
        <Badge tone={stateTone[competition.state]}>{words.states[competition.state]}</Badge>
        {competition.visibility === 'private' && <Badge>{words.list.private}</Badge>}
      </div>
      <nav aria-label={words.tabs.label} className="mt-2 -mx-4 border-b border-line px-4 sm:mx-0 sm:px-0">
        {(['making', 'running'] as const).map(group => (
          <div key={group} ref={showCurrent} className="flex items-center overflow-x-auto">
            <span className="w-10 shrink-0 text-xs text-muted" id={`tabs-${group}`}>
              {words.tabs[group]}
            </span>
            <ul className="flex gap-1" aria-labelledby={`tabs-${group}`}>
              {competition.pages
                .filter(page => page.group === group)
                .map(({ path, title }) => (
                  <li key={path}>
                    <SiteNavLink
                      to={path === '' ? base : `${base}/${path}`}
                      end={path === ''}
                      className={({ isActive }) =>
                        `block border-b-2 px-2.5 py-2 text-sm whitespace-nowrap no-underline ${isActive ? 'border-accent font-semibold text-accent' : 'border-transparent text-muted hover:text-text'}`
                      }
                    >
                      {title}
                    </SiteNavLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-6">
        <AskedLanguages value={competition.languages}>
          <Outlet context={competition} />
        </AskedLanguages>
      </div>
    </>
  )
}
