import { Outlet } from 'react-router'
import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageWords } from '../words.ts'
import { SiteFrame } from './parts/site-frame.tsx'
import type { Route } from './+types/sponsor-site.layout.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, lang, share } = context.get(pageContext)
  const site = await api('GET /api/sites/{name}', { params: { name: params.name } })
  // The layout around it shows the footer of the site instead of its own.
  const picture = {
    kind: wordsIn(pageWords, lang).sites,
    title: site.title,
    note: '',
    accent: site.theme.accentDark,
  }
  return { site, share: share(picture), specialSite: { footer: site.footer || null } }
}

/** What stands around all pages of a sponsor's site. */
export default function SponsorSiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame site={loaderData.site}>
      <Outlet />
    </SiteFrame>
  )
}
