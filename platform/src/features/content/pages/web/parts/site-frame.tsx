import type { CSSProperties, ReactNode } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink, SiteNavLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { themeStyle } from '../../theme.ts'
import { pageWords } from '../../words.ts'
import { LinkTo } from './link-to.tsx'
import { ShownPicture } from './shown-picture.tsx'

export type SiteData = Answer<SiteCalls['GET /api/sites/{name}']>

/** A site in its own colours, below its name and menu. */
export function SiteFrame({ site, children }: { site: SiteData; children: ReactNode }) {
  const words = useWords(pageWords)
  const home = pathTo('/special/:name', { name: site.name })
  return (
    <div className="site-theme" style={themeStyle(site.theme) as CSSProperties}>
      <div className="border-b border-line bg-card">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 px-4 sm:px-6">
          <SiteLink to={home} className="flex items-center gap-3 py-3 text-lg font-bold no-underline">
            {site.logo && <ShownPicture picture={site.logo} isEager sizes="8rem" className="h-8 w-auto" />}
            {site.title}
          </SiteLink>
          {site.menu.length > 0 && (
            <nav aria-label={words.menu(site.title)} className="min-w-0 max-sm:w-full">
              <ul className="tab-row flex gap-x-6">
                {site.menu.map(({ label, to }, at) => (
                  <li key={`${at} ${to}`}>
                    {to.startsWith('/') ? (
                      <SiteNavLink to={to} end={to === home} className="tab">
                        {label}
                      </SiteNavLink>
                    ) : (
                      <LinkTo to={to} className="tab">
                        {label}
                      </LinkTo>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
      {children}
    </div>
  )
}
