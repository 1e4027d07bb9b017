import { clsx } from 'clsx'
import { Outlet, useLocation, type ShouldRevalidateFunction } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { RouteError } from '../../../../site/errors/route-error.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { Header } from '../../../../site/shell/header.tsx'
import { deskWords } from '../words.ts'
import { useAside } from '../../../../site/staff/aside.tsx'
import { Crumbs, type CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { SideNav } from './parts/side-nav.tsx'
import type { Route } from './+types/admin.layout.ts'

/** Answers 403 to whoever has no role: the page says so. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/admin/frame')

// Roles hardly change: a new one is seen at the next full load.
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export const handle: CrumbHandle = { crumb: lang => wordsIn(deskWords, lang).title }

/** The frame of the administration: its sections, the search, and where one is. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame aside={<Aside {...loaderData} />}>
      <Crumbs />
      <div className="mt-4">
        <Outlet />
      </div>
    </Frame>
  )
}

function Aside({ sections, home }: Answer<SiteCalls['GET /api/admin/frame']>) {
  const { pathname } = useLocation()
  const own = useAside()
  return (
    <div className="grid gap-3 lg:sticky lg:top-20">
      {/* Made anew at every page: the open menu of a phone closes. */}
      <SideNav key={pathname} sections={sections} home={home} isFolded={own !== undefined} />
      {own && <own.Menu key={`of ${pathname}`} data={own.data} />}
    </div>
  )
}

function Frame({ aside, children }: { aside?: React.ReactNode; children: React.ReactNode }) {
  return (
    <>
      <Header isWide />
      <div
        className={clsx(
          'mx-auto grid max-w-[90rem] gap-6 px-4 py-6 sm:px-6',
          aside && 'lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-8',
        )}
      >
        {aside && <div>{aside}</div>}
        <main id="main" className="min-h-[60vh] min-w-0 pb-16">
          {children}
        </main>
      </div>
    </>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame aside={loaderData && <Aside {...loaderData} />}>
      <RouteError error={error} />
    </Frame>
  )
}
