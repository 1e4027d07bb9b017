import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listLeads } from '../desk.contract.ts'
import { deskWords } from '../desk-words.ts'
import { leadsPerPage, leadStates } from '../rules.ts'
import { leadWords } from '../words.ts'
import type { Route } from './+types/leads.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, page } = readQuery(listLeads, url)
  const query = { state, page, per_page: leadsPerPage }
  return { ...(await context.get(pageContext).api('GET /api/admin/leads', { query })), state, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, deskWords, words => ({ title: words.title }))

/** Who would like to host a competition, by how far it has come. */
export default function LeadsPage({
  loaderData: { list, total, counts, state, page },
}: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(deskWords)
  const { form } = useWords(leadWords)
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <ChoiceLinks
        label={words.state}
        chosen={state}
        choices={leadStates.map(
          one => [one, words.tab(words.states[one], formatCount(counts[one])), `?state=${one}`] as const,
        )}
      />
      {list.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          rows={list}
          rowKey={row => row.id}
          columns={[
            {
              key: 'organisation',
              label: words.columns.organisation,
              isName: true,
              cell: row => (
                <>
                  <SiteLink to={pathTo('/admin/leads/:leadId', { leadId: row.id })} className="font-medium">
                    {row.organisation}
                  </SiteLink>
                  <p className="text-muted">{row.name}</p>
                </>
              ),
            },
            { key: 'budget', label: words.columns.budget, cell: row => form.budgets[row.budget] },
            {
              key: 'sent',
              label: words.columns.sent,
              cell: row => (
                <span className="whitespace-nowrap text-muted tabular-nums">
                  {formatTime(row.createdAt, usualZone)}
                </span>
              ),
            },
          ]}
        />
      )}
      <SitePages page={page} total={total} perPage={leadsPerPage} />
    </AdminPage>
  )
}
