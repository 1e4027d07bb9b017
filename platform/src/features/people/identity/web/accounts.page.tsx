import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { accountStates, roles } from '../account-rules.ts'
import { accountWords } from '../account-words.ts'
import { listAccounts } from '../accounts.contract.ts'
import type { Route } from './+types/accounts.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

const perPage = 20
/** People of every zone are listed: days are given in one. */
const zone = 'UTC'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { search, role, state, page } = readQuery(listAccounts, url)
  const query = { search, role, state, page, per_page: perPage }
  const answer = await context.get(pageContext).api('GET /api/admin/users', { query })
  return { ...answer, search, role, state, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, accountWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(accountWords, lang).title }

/** Everybody with an account, to find one. */
export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const { formatDay } = useFormats()
  const words = useWords(accountWords)
  const { list, total, search, role, state, page } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <ListView
        filters={
          <FilterForm searchLabel={words.search} search={search}>
            <FilterSelect
              name="role"
              label={words.role}
              value={role}
              options={[['all', words.anyRole], ...roles.map(one => [one, words.roles[one]] as const)]}
            />
            <FilterSelect
              name="state"
              label={words.state}
              value={state}
              options={accountStates.map(one => [one, words.states[one]])}
            />
          </FilterForm>
        }
        found={words.found(formatCount(total))}
        empty={list.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
        pages={<SitePages page={page} total={total} perPage={perPage} />}
      >
        <DataTable
          caption={words.title}
          rows={list}
          rowKey={row => row.id}
          columns={[
            {
              key: 'name',
              label: words.columns.name,
              isName: true,
              cell: row => (
                <div className="sm:min-w-40">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <SiteLink to={pathTo('/admin/users/:id', { id: row.id })} className="font-medium">
                      {row.name}
                    </SiteLink>
                    {row.roles.map(one => (
                      <Badge key={one} tone="accent">
                        {words.roles[one]}
                      </Badge>
                    ))}
                  </p>
                  <p className="text-muted">
                    {row.id}
                    {row.email && ` · ${row.email}`}
                  </p>
                </div>
              ),
            },
            {
              key: 'created',
              label: words.columns.created,
              numeric: true,
              wideOnly: true,
              cell: row => formatDay(row.createdAt, zone),
            },
            {
              key: 'state',
              label: words.columns.state,
              cell: row => (
                <Badge tone={row.lockedAt ? 'bad' : 'good'}>
                  {row.lockedAt ? words.states.locked : words.states.active}
                </Badge>
              ),
            },
          ]}
        />
      </ListView>
    </AdminPage>
  )
}
