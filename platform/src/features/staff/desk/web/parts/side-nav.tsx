import {
  Activity,
  ClipboardList,
  FolderTree,
  ListTodo,
  ScrollText,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { clsx } from 'clsx'
import { SiteNavLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { areas, type AreaKey } from '../../areas.ts'
import type { Home } from '../../rules.ts'
import { deskWords } from '../../words.ts'

const icons: Record<AreaKey, LucideIcon> = {
  home: ListTodo,
  competitions: Trophy,
  catalogue: FolderTree,
  users: Users,
  audit: ScrollText,
  health: Activity,
}

/** The sections that this person may open: beside the page, on phones behind a button. */
export function SideNav({ open, home }: { open: readonly string[]; home: Home }) {
  const { nav, siteRoles } = useWords(deskWords)
  // The page calls itself so.
  const names = home === 'roles' ? { ...nav, home: siteRoles.title } : nav
  const list = (
    <ul className="grid gap-1">
      {areas
        .filter(area => open.includes(area.key))
        .map(({ key, path }) => {
          const Icon = icons[key]
          return (
            <li key={key}>
              <SiteNavLink
                to={path}
                end={path === '/admin'}
                className={({ isActive }) =>
                  clsx(
                    'flex items-center gap-3 rounded-lg px-3 py-2 text-sm no-underline hover:bg-sunken',
                    isActive && 'bg-accent-soft font-semibold text-accent hover:bg-accent-soft',
                  )
                }
              >
                <Icon className="size-4 shrink-0" aria-hidden="true" />
                {names[key]}
              </SiteNavLink>
            </li>
          )
        })}
    </ul>
  )
  return (
    <>
      <nav aria-label={nav.label} className="hidden lg:block">
        {list}
      </nav>
      <details className="rounded-xl border border-line bg-card lg:hidden">
        <summary className="flex items-center gap-3 px-4 py-3 text-sm font-medium">
          <ClipboardList className="size-4" aria-hidden="true" />
          {nav.menu}
        </summary>
        <nav aria-label={nav.label} className="border-t border-line p-2">
          {list}
        </nav>
      </details>
    </>
  )
}
