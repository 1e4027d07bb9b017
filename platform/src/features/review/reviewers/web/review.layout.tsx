import { clsx } from 'clsx'
import { reviewRole } from '../../../../base/http/reviewer.ts'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { baseOf, reviewPath, type ReviewBase } from '../addresses.ts'
import { reviewPages, sideBarOf } from '../rules.ts'
import { reviewWords } from '../words.ts'
import type { loader } from './reviewer.layout.tsx'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { BrandLink } from '../../../../site/shell/brand-link.tsx'
import { PreferenceButtons } from '../../../../site/shell/preference-buttons.tsx'
import { SiteNavLink } from '../../../../site/site-link.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { framed } from '../../../../site/layouts/framed.tsx'

/** The review area: a side bar with the pages of the reviewer's role, beside the page on wide screens, above it on narrow ones. */
function Frame({ children }: { children: ReactNode }) {
  const words = useWords(reviewWords)
  const reviewer = useRouteLoaderData<typeof loader>('reviewer')
  const { pathname } = useLocation()
  const base = baseOf(pathname)
  // The side bar of the chief has three of the six pages that a chief may open.
  const isChief = reviewer?.role === reviewRole.chief
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center gap-4 border-b border-line bg-card px-4 sm:px-6">
        <BrandLink besideTitle />
        <p className="border-l border-line pl-4 text-sm leading-tight font-semibold sm:text-base">
          {words.title}
        </p>
        <div className="ml-auto flex items-center gap-3">
          {reviewer && (
            <p className="truncate text-right text-sm text-muted max-sm:hidden">
              {reviewer.name} · {words.roles[reviewer.role]}
            </p>
          )}
          <PreferenceButtons />
          {reviewer && <SignOut base={base} />}
        </div>
      </header>
      <div className="flex grow flex-col lg:flex-row">
        <nav
          aria-label={words.menu}
          className={clsx(
            'shrink-0 overflow-x-auto border-line bg-card p-2 max-lg:border-b lg:w-[260px] lg:border-r lg:p-4',
            isChief && 'max-lg:hidden',
          )}
        >
          <ul className="flex gap-1 lg:flex-col">
            {reviewer &&
              sideBarOf(reviewer.role).map(page => (
                <li key={page}>
                  <SiteNavLink
                    to={reviewPath(base, page)}
                    className={({ isActive }) =>
                      `block rounded-lg px-3 py-2 text-sm whitespace-nowrap no-underline ${isActive ? 'bg-accent-soft font-semibold text-accent' : 'hover:bg-sunken'}`
                    }
                  >
                    {words.pages[page]}
                  </SiteNavLink>
                </li>
              ))}
          </ul>
        </nav>
        <main id="main" className="min-w-0 grow px-4 py-8 sm:px-6">
          {isChief && (
            <ChoiceLinks
              label={words.all}
              chosen={pathname.split('/')[2] ?? ''}
              choices={reviewPages.map(page => [page, words.pages[page], reviewPath(base, page)] as const)}
              className="mb-6"
            />
          )}
          {children}
        </main>
      </div>
    </div>
  )
}

function SignOut({ base }: { base: ReviewBase }) {
  const words = useWords(reviewWords)
  const navigate = useNavigate()
  const { api, run, isBusy } = useMutation({ reload: 'never' })
  const leave = () =>
    run(async () => {
      await api('POST /api/spic-review/user/logout')
      await navigate(reviewPath(base, 'login'))
    })
  return (
    <Button variant="quiet" size="small" busy={isBusy} onClick={() => void leave()}>
      {words.signOut}
    </Button>
  )
}

const { Layout, Failure } = framed(Frame)
export default Layout
export const ErrorBoundary = Failure
