import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount } from '../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { pageMeta } from '../../../../site/page-meta.ts'
import { accountWords } from '../account-words.ts'
import { Locking } from './parts/locking.tsx'
import { RoleCard } from './parts/role-card.tsx'
import { Sessions } from './parts/sessions.tsx'
import type { Route } from './+types/account.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export type Account = Answer<SiteCalls['GET /api/admin/users/{id}']>

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/users/{id}', { params: { id: Number(params.id) } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, accountWords, words => ({ title: loaderData?.name ?? words.title }))

export const handle: CrumbHandle<Account> = { crumb: (_lang, account) => account.name }

/** One person: what they may do, where they are signed in, and whether they may at all. */
export default function AccountPage({ loaderData: account }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(accountWords)
  const numbers = [
    [words.account.counts.competitions, account.competitionCount],
    [words.account.counts.submissions, account.submissionCount],
    [words.account.counts.tokens, account.tokenCount],
  ] as const
  return (
    <AdminPage
      title={
        <span className="flex flex-wrap items-center gap-3">
          {account.name}
          {account.lockedAt && <Badge tone="bad">{words.states.locked}</Badge>}
        </span>
      }
      lead={
        <>
          {words.account.number(String(account.id))}
          {account.email && ` · ${account.email}`} ·{' '}
          {words.account.created(formatTime(account.createdAt, 'UTC'))} UTC
        </>
      }
      actions={
        <SiteLink
          to={`${pathTo('/admin/audit')}?actor=${account.id}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {words.account.audit}
        </SiteLink>
      }
    >
      <Card as="section">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {numbers.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-2xl font-semibold tabular-nums">{formatCount(value)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <RoleCard account={account} />
        <Locking account={account} />
      </div>
      <Sessions account={account} />
    </AdminPage>
  )
}
