import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import type { CSSProperties } from 'react'
import { unbroken } from '../../../../base/web/unbroken.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { themeStyle } from '../theme.ts'
import { pageWords } from '../words.ts'
import { ShownPicture } from './parts/shown-picture.tsx'
import type { Route } from './+types/sites.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/sites')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, pageWords, words => ({ title: words.sites, description: words.sitesAbout }))

/** The sites of sponsors. */
export default function SitesPage({ loaderData: { sites } }: Route.ComponentProps) {
  const words = useWords(pageWords)
  return (
    <>
      <PageHead title={words.sites}>{words.sitesAbout}</PageHead>
      <div className="mt-8">
        {sites.length === 0 && <EmptyState title={words.noSites}>{words.noSitesHint}</EmptyState>}
        <ul className="grid gap-6 sm:grid-cols-2">
          {sites.map(site => (
            <li
              key={site.name}
              className="site-theme group relative overflow-hidden rounded-2xl border border-line bg-card shadow-card hover:border-accent hover:shadow-float"
              style={themeStyle(site.theme) as CSSProperties}
            >
              {site.banner ? (
                <ShownPicture
                  picture={site.banner}
                  sizes="(width >= 40rem) 36rem, 100vw"
                  className="aspect-[5/2] w-full object-cover"
                />
              ) : (
                <div
                  className="aspect-[5/2] bg-linear-to-br from-accent to-accent-strong"
                  aria-hidden="true"
                />
              )}
              <div className="p-6">
                <h2 className="text-xl font-semibold">
                  <SiteLink
                    to={pathTo('/special/:name', { name: site.name })}
                    className="no-underline after:absolute after:inset-0 group-hover:text-accent"
                  >
                    {unbroken(site.title)}
                  </SiteLink>
                </h2>
                <p className="mt-2 line-clamp-3 text-muted">{site.about}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
