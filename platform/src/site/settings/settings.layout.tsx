import { clsx } from 'clsx'
import { ChevronLeft } from 'lucide-react'
import { Outlet, useLocation } from 'react-router'
import { localize } from '../../base/web/language.ts'
import { pageContext } from '../page-context.ts'
import { SiteLink } from '../site-link.tsx'
import { useLang } from '../use-site.ts'
import type { ToolHandle } from '../shell/site-frame.tsx'
import { allSettings, settingEntries, settingGroups, settingsByGroup } from './settings-entries.ts'
import type { Route } from './+types/settings.layout.ts'

const hub = '/users/settings-v2'

/** Where another issuer keeps passwords nobody may have said. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  hasPassword: context.get(pageContext).passwordAddress !== undefined,
})

export const handle: ToolHandle = { isTool: true }

/** All settings beside the one that is open; on a phone the list is a page of its own. */
export default function SettingsLayout({ loaderData: { hasPassword } }: Route.ComponentProps) {
  const lang = useLang()
  const { pathname } = useLocation()
  // The overview is the list itself.
  if (pathname === hub) return <Outlet />
  const entries = settingEntries.filter(({ path }) => hasPassword || !path.endsWith('password'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav
        aria-label={localize(allSettings, lang)}
        className="hidden self-start lg:sticky lg:top-20 lg:grid lg:gap-5"
      >
        <ToAll className="px-3" />
        {settingsByGroup(entries).map(([group, pages]) => (
          <div key={group}>
            <p className="px-3 pb-1 text-xs text-muted">{localize(settingGroups[group], lang)}</p>
            <ul className="grid gap-0.5">
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <SiteLink
                    to={path}
                    aria-current={pathname === path ? 'page' : undefined}
                    className={clsx(
                      'block rounded-lg px-3 py-2 text-sm no-underline hover:bg-sunken',
                      pathname === path ? 'bg-accent-soft font-medium text-accent' : 'text-text',
                    )}
                  >
                    {localize(title, lang)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="min-w-0">
        <ToAll className="mb-4 lg:hidden" />
        <Outlet />
      </div>
    </div>
  )
}

function ToAll({ className }: { className: string }) {
  const lang = useLang()
  return (
    <SiteLink
      to={hub}
      className={clsx(
        '-ml-1 inline-flex items-center gap-1 text-sm text-muted no-underline hover:text-text',
        className,
      )}
    >
      <ChevronLeft className="size-4" aria-hidden="true" />
      {localize(allSettings, lang)}
    </SiteLink>
  )
}
