import { clsx } from 'clsx'
import { Menu, X } from 'lucide-react'
import { Suspense, useId } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { lazyPiece } from '../lazy-piece.tsx'
import { SiteNavLink } from '../site-link.tsx'
import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { Account } from './account.tsx'
import { BrandLink } from './brand-link.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { MoreMenu } from './more-menu.tsx'
import { NarrowMenu } from './narrow-menu.tsx'
import { PreferenceButtons } from './preference-buttons.tsx'
import { SearchButton } from './search-button.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

// Hardly anybody sees it.
const UnboundNotice = lazyPiece(() => import('./unbound-notice.tsx').then(module => module.UnboundNotice))

const opaqueAfter = 8

/**
 * The header; on landing pages it is see-through until the page is scrolled by 8 pixels. A wide one begins where the
 * administration's pages begin.
 */
export function Header({ isLanding = false, isWide = false }: { isLanding?: boolean; isWide?: boolean }) {
  const { menu } = useWords(shellWords)
  const { viewer } = useSite()
  const { main, more } = useMenuEntries()
  const isScrolled = useScrolledPast(opaqueAfter)
  const menuId = useId()
  return (
    <>
      <header
        data-see-through={(isLanding && !isScrolled) || undefined}
        className="group sticky top-0 z-30 border-b border-line bg-card transition-colors data-see-through:border-transparent data-see-through:not-has-[:popover-open]:bg-transparent"
      >
        <div
          className={clsx(
            'mx-auto flex h-16 items-center gap-2 px-4 sm:px-6',
            isWide ? 'max-w-[90rem]' : 'max-w-6xl',
          )}
        >
          <BrandLink />
          <nav aria-label={menu.label} className="ml-3 hidden lg:block">
            <ul className="flex">
              {main.map(({ to, label }) => (
                <li key={to}>
                  <SiteNavLink
                    to={to}
                    className={({ isActive }) =>
                      clsx(
                        'block rounded-lg px-2.5 py-2 text-sm whitespace-nowrap no-underline hover:bg-sunken',
                        isActive && 'font-semibold text-accent',
                      )
                    }
                  >
                    {label}
                  </SiteNavLink>
                </li>
              ))}
              <li>
                <MoreMenu entries={more} />
              </li>
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-1">
            <SearchButton />
            <span className="max-sm:hidden">
              <PreferenceButtons />
            </span>
            <Account />
            {/* The browser opens it: at once, and before the page's scripts have come. */}
            <PlainButton
              className={buttonClass({ variant: 'quiet', size: 'small' }, 'px-2 lg:hidden')}
              popoverTarget={menuId}
              aria-label={menu.open}
            >
              <X className="hidden size-5 group-has-[:popover-open]:block" aria-hidden="true" />
              <Menu className="size-5 group-has-[:popover-open]:hidden" aria-hidden="true" />
            </PlainButton>
          </div>
        </div>
        <NarrowMenu id={menuId} />
      </header>
      {viewer?.missing && (
        <Suspense>
          <UnboundNotice missing={viewer.missing} />
        </Suspense>
      )}
    </>
  )
}
