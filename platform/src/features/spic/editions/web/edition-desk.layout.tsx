import { clsx } from 'clsx'
import { Outlet } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteNavLink } from '../../../../site/site-link.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { editionWords } from '../words.ts'
import { managedTitle, type ManagedEdition } from './parts/managed-edition.ts'
import type { Route } from './+types/edition-desk.layout.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context
    .get(pageContext)
    .api('GET /api/admin/spic/{editionId}', { params: { editionId: Number(params.id) } })

export const handle: CrumbHandle<ManagedEdition> = {
  crumb: (lang, edition) => managedTitle(edition, lang),
}

/** All that staff do for one edition, page by page in the order in which it is done. */
export default function EditionDesk({ loaderData: edition }: Route.ComponentProps) {
  const { id } = edition
  const { desk: words } = useWords(editionWords).admin
  const pages = [
    [pathTo('/admin/spic/:id', { id }), words.edition],
    [pathTo('/admin/spic/:id/rubric', { id }), words.rubric],
    [pathTo('/admin/spic/:id/reviewers', { id }), words.reviewers],
    [pathTo('/admin/spic/:id/assignment', { id }), words.assignment],
    [pathTo('/admin/spic/:id/results', { id }), words.results],
    [pathTo('/admin/spic/:id/trace', { id }), words.trace],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-6">
      <nav aria-label={words.label} className="overflow-x-auto border-b border-line">
        <ul className="flex gap-1">
          {pages.map(([to, name]) => (
            <li key={to}>
              <SiteNavLink
                to={to}
                end={to === pathTo('/admin/spic/:id', { id })}
                className={({ isActive }) =>
                  clsx(
                    'block px-3 py-2 text-sm whitespace-nowrap no-underline',
                    isActive ? 'border-b-2 border-accent font-semibold text-accent' : 'hover:text-accent',
                  )
                }
              >
                {name}
              </SiteNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet context={edition} />
    </div>
  )
}
