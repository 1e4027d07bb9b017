import { useFormats } from '../../../../site/use-formats.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZone } from '../../../../site/zoned-time.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listTrace } from '../accounts.contract.ts'
import { tracesPerPage } from '../rules.ts'
import { accountWords } from '../account-words.ts'
import type { Route } from './+types/trace.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const query = readQuery(listTrace, url)
  const id = Number(params.id)
  return {
    ...(await context
      .get(pageContext)
      .api('GET /api/admin/spic/{id}/review-trace', { params: { id }, query })),
    page: query.page,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, accountWords, words => ({ title: words.trace }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(accountWords, lang).trace }

/** What reviewers looked at and did, the newest first. */
export default function TracePage({ loaderData: { events, total, page } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(accountWords)
  const zone = useZone()
  return (
    <AdminPage title={words.trace} lead={words.traceLead}>
      {events.length === 0 ? (
        <EmptyState title={words.traceEmpty} />
      ) : (
        <DataTable
          caption={words.trace}
          rows={events}
          rowKey={row => row.id}
          columns={[
            { key: 'at', label: words.traceColumns.at, cell: row => formatTime(row.at, zone, true) },
            {
              key: 'who',
              label: words.traceColumns.who,
              isName: true,
              cell: row => row.reviewer && `${row.reviewer.name} (${row.reviewer.account})`,
            },
            {
              key: 'what',
              label: words.traceColumns.what,
              isName: true,
              cell: row => (
                <>
                  {row.action}
                  <code translate="no" className="block text-xs text-muted">
                    {Object.entries(row.detail)
                      .map(([key, value]) => `${key}=${String(value)}`)
                      .join(' ')}
                  </code>
                </>
              ),
            },
            {
              key: 'proposal',
              label: words.traceColumns.proposal,
              cell: row => row.proposalId !== null && words.traceOf(row.proposalId),
            },
            { key: 'from', label: words.traceColumns.from, wideOnly: true, cell: row => row.address },
          ]}
        />
      )}
      <SitePages total={total} perPage={tracesPerPage} page={page} />
    </AdminPage>
  )
}
