import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pageWords } from '../words.ts'
import { shareOfSite } from './parts/share-of-site.ts'
import { ShownPage } from './parts/shown-page.tsx'
import type { Route } from './+types/sponsor-page.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const slug = url.pathname.split('/')[3] || 'home'
  const { api } = context.get(pageContext)
  return { page: await api('GET /api/sites/{name}/pages/{slug}', { params: { name: params.name, slug } }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, pageWords, words => ({
    title: loaderData?.page.title ?? words.sites,
    description: loaderData?.page.description,
    share: shareOfSite(matches),
  }))

/** A page of a sponsor's site, as its editors made it. */
export default function SponsorPage({ loaderData }: Route.ComponentProps) {
  return <ShownPage page={loaderData.page} />
}
