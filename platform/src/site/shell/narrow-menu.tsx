import { useLocation } from 'react-router'
import { registerPath } from '../../base/web/sign-on-addresses.ts'
import { buttonClass } from '../../ui/button.tsx'
import { SiteNavLink } from '../site-link.tsx'
import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { useMenuEntries } from './menu-entries.ts'
import { PreferenceButtons } from './preference-buttons.tsx'
import { useClosedOnLeaving } from './use-closed-on-leaving.ts'

/** The menu where the header has no room for it: everything that the wide header shows, one below the other. */
export function NarrowMenu({ id }: { id: string }) {
  const { menu } = useWords(shellWords)
  const { viewer, lang } = useSite()
  const { main, more } = useMenuEntries()
  const entries = [{ to: '/', label: menu.home }, ...main, ...more]
  const { pathname, search } = useLocation()
  const box = useClosedOnLeaving()
  return (
    <div
      id={id}
      ref={box}
      popover="auto"
      className="inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full max-w-none overflow-y-auto border-x-0 border-y border-line bg-card p-4 text-text lg:hidden"
    >
      <nav aria-label={menu.label}>
        <ul className="grid gap-1 sm:grid-cols-2">
          {entries.map(({ to, label }) => (
            <li key={to}>
              <SiteNavLink
                to={to}
                end={to === '/'}
                className={({ isActive }) =>
                  `block rounded-lg px-3 py-2.5 no-underline hover:bg-sunken ${isActive ? 'bg-accent-soft font-semibold text-accent' : ''}`
                }
              >
                {label}
              </SiteNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4 sm:hidden">
        <PreferenceButtons />
        {!viewer && (
          <a href={registerPath(lang, pathname + search)} className={buttonClass()}>
            {menu.register}
          </a>
        )}
      </div>
    </div>
  )
}
