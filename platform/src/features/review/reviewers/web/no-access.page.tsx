import { useLocation } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { baseOf, reviewPath } from '../addresses.ts'
import { firstPageOf } from '../rules.ts'
import { reviewWords } from '../words.ts'
import { EntrancePage } from './parts/entrance-page.tsx'
import type { Route } from './+types/no-access.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  role: context.get(pageContext).reviewer?.role ?? null,
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, reviewWords, words => ({ title: words.noAccess.title, isUnlisted: true }))

/** Where reviewers are sent whose role does not have what they opened. */
export default function NoAccessPage({ loaderData: { role } }: Route.ComponentProps) {
  const { noAccess: words } = useWords(reviewWords)
  const base = baseOf(useLocation().pathname)
  return (
    <EntrancePage title={words.title} lead={words.text}>
      <SiteLink
        to={reviewPath(base, role === null ? 'login' : firstPageOf(role))}
        className={buttonClass({})}
      >
        {role === null ? words.toLogin : words.toOwn}
      </SiteLink>
    </EntrancePage>
  )
}
