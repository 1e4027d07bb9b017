import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import type { CSSProperties } from 'react'
import { unbroken } from '../../../../base/web/unbroken.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { themeStyle } from '../theme.ts'
import { pageWords } from '../words.ts'
import { Band } from './parts/band.tsx'
import { ownPage } from './parts/optional-page.ts'
import { PageHeading } from './parts/page-head.tsx'
import { ShownPage } from './parts/shown-page.tsx'
import { ShownPicture } from './parts/shown-picture.tsx'
import type { Route } from './+types/sites.page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const [{ sites }, page] = await Promise.all([
    api('GET /api/sites'),
    // What stands in front of the list.
    ownPage(api, 'special'),
  ])
  return { sites, page }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, pageWords, words => ({
    title: loaderData?.page?.title ?? words.sites,
    description: loaderData?.page?.description ?? words.sitesAbout,
  }))

/** The sites of sponsors. */
export default function SitesPage({ loaderData: { sites, page } }: Route.ComponentProps) {
  const words = useWords(pageWords)
  return (
    <>
      {page ? <ShownPage page={page} /> : <PageHeading title={words.sites} description={words.sitesAbout} />}
      <Band id="sites" tone="plain">
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
                <div className="aspect-[5/2] bg-accent" aria-hidden="true" />
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
                <p className="mt-2 line-clamp-2 text-muted">{site.about}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
    </>
  )
}
