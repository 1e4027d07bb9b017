import { Form, useSubmit } from 'react-router'
import { formatCount, formatDay } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { accountStates, roles } from '../account-rules.ts'
import { accountWords } from '../account-words.ts'
import { listAccounts } from '../accounts.contract.ts'
import type { Route } from './+types/accounts.page.ts'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'

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
  const words = useWords(accountWords)
  const submit = useSubmit()
  const { list, total, search, role, state, page } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Form
        role="search"
        className="flex flex-wrap gap-3"
        onChange={event => event.target instanceof HTMLSelectElement && void submit(event.currentTarget)}
      >
        <Input
          type="search"
          name="search"
          aria-label={words.search}
          placeholder={words.search}
          defaultValue={search}
          className="max-w-md grow basis-52"
        />
        <Select name="role" aria-label={words.role} defaultValue={role} className="w-auto!">
          <option value="all">{words.anyRole}</option>
          {roles.map(one => (
            <option key={one} value={one}>
              {words.roles[one]}
            </option>
          ))}
        </Select>
        <Select name="state" aria-label={words.state} defaultValue={state} className="w-auto!">
          {accountStates.map(one => (
            <option key={one} value={one}>
              {words.states[one]}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="secondary">
          {words.searchButton}
        </Button>
      </Form>
      <p className="text-sm text-muted" role="status">
        {words.found(formatCount(total))}
      </p>
      {list.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
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
                  <SiteLink to={pathTo('/admin/users/:id', { id: row.id })} className="font-medium">
                    {row.name}
                  </SiteLink>
                  <p className="break-all text-muted">
                    {row.id}
                    {row.email && ` · ${row.email}`}
                  </p>
                </div>
              ),
            },
            {
              key: 'roles',
              label: words.columns.roles,
              cell: row => (
                <span className="flex flex-wrap gap-1">
                  {row.roles.map(one => (
                    <Badge key={one} tone="accent">
                      {words.roles[one]}
                    </Badge>
                  ))}
                </span>
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
      )}
      <SitePages page={page} total={total} perPage={perPage} />
    </AdminPage>
  )
}
