import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { AdminPage } from '../../../../../site/staff/admin-page.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { deskWords } from '../../words.ts'

type Role = Answer<SiteCalls['GET /api/admin/home']>['roles'][number]

const pages = {
  editor: [
    ['featured', '/admin/competitions'],
    ['datasets', '/datasets'],
  ],
  certifier: [],
} as const

/** What somebody who runs no competition can do here today, by role. */
export function SiteRoles({ roles }: { roles: readonly Role[] }) {
  const { siteRoles: words } = useWords(deskWords)
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="grid gap-4 xl:grid-cols-2">
        {(['editor', 'certifier'] as const)
          .filter(role => roles.includes(role))
          .map(role => (
            <Card key={role} as="section" className="grid content-start gap-3">
              <h2 className="font-semibold">{words[role].name}</h2>
              <p className="text-muted">{words[role].text}</p>
              {pages[role].length > 0 && (
                <ul className="grid gap-2">
                  {pages[role].map(([key, path]) => (
                    <li key={key}>
                      <SiteLink to={path}>{words.pages[key]}</SiteLink>
                    </li>
                  ))}
                </ul>
              )}
              <p className="text-sm text-muted">{words[role].later}</p>
            </Card>
          ))}
      </div>
    </AdminPage>
  )
}
