import { Outlet } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { SiteFrame } from './parts/site-frame.tsx'
import type { Route } from './+types/sponsor-site.layout.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = await context.get(pageContext).api('GET /api/sites/{name}', { params: { name: params.name } })
  // The layout around it shows the footer of the site instead of its own.
  return { site, specialSite: { footer: site.footer || null } }
}

/** What stands around all pages of a sponsor's site. */
export default function SponsorSiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame site={loaderData.site}>
      <Outlet />
    </SiteFrame>
  )
}
