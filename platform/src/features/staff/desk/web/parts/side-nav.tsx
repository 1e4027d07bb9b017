import {
  Activity,
  BadgeCheck,
  ClipboardList,
  FolderTree,
  ListTodo,
  ScrollText,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { clsx } from 'clsx'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteNavLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { deskWords } from '../../words.ts'

type Frame = Answer<SiteCalls['GET /api/admin/frame']>
type Section = Frame['sections'][number]

const icons: Record<Section['icon'], LucideIcon> = {
  tasks: ListTodo,
  trophy: Trophy,
  folders: FolderTree,
  people: Users,
  badge: BadgeCheck,
  scroll: ScrollText,
  pulse: Activity,
}

/** The sections that this person may open: beside the page; on phones, and above the menu of what is open, behind a button. */
export function SideNav({ sections, home, isFolded }: Frame & { isFolded: boolean }) {
  const { nav, siteRoles } = useWords(deskWords)
  // The page calls itself so.
  const nameOf = ({ path, title }: Section) =>
    path === '/admin' && home === 'roles' ? siteRoles.title : title
  const list = (
    <ul className="grid gap-1">
      {sections.map(section => {
        const Icon = icons[section.icon]
        return (
          <li key={section.path}>
            <SiteNavLink
              to={section.path}
              end={section.path === '/admin'}
              className={({ isActive }) =>
                clsx(
                  'flex items-center gap-3 rounded-lg px-3 py-2 text-sm no-underline hover:bg-sunken',
                  isActive && 'bg-accent-soft font-semibold text-accent hover:bg-accent-soft',
                )
              }
            >
              <Icon className="size-4 shrink-0" aria-hidden="true" />
              {nameOf(section)}
            </SiteNavLink>
          </li>
        )
      })}
    </ul>
  )
  return (
    <>
      {!isFolded && (
        <nav aria-label={nav.label} className="hidden max-h-[calc(100dvh-10rem)] overflow-y-auto lg:block">
          {list}
        </nav>
      )}
      <details className={clsx('rounded-xl border border-line bg-card', !isFolded && 'lg:hidden')}>
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
