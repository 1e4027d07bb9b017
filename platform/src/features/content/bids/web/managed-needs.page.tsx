import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { PersonLink } from '../../../../site/person-link.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listManagedNeeds } from '../managed.contract.ts'
import { needsPerPage, needStates } from '../rules.ts'
import { bidWords } from '../words.ts'
import type { Route } from './+types/managed-needs.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, page } = readQuery(listManagedNeeds, url)
  const query = { state, page, per_page: needsPerPage }
  return { ...(await context.get(pageContext).api('GET /api/admin/needs', { query })), state, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, bidWords, words => ({ title: words.admin.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(bidWords, lang).admin.title }

/** All calls for bids by their state, those to review in front. */
export default function ManagedNeedsPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const all = useWords(bidWords)
  const { admin: words } = all
  const lang = useLang()
  const { list, total, counts, state, page } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <ChoiceLinks
        label={all.state}
        chosen={state}
        choices={needStates
          .filter(one => one !== 'draft')
          .map(one => [one, words.tab(all.states[one], formatCount(counts[one])), `?state=${one}`] as const)}
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
              key: 'need',
              label: words.columns.need,
              isName: true,
              cell: row => (
                <>
                  <SiteLink
                    to={pathTo(
                      ['awarded', 'closed'].includes(row.state) ? '/unveil/:id' : '/unveil/:id/edit',
                      { id: row.id },
                    )}
                    className="font-medium"
                  >
                    {localize({ zh: row.titleZh, en: row.titleEn }, lang)}
                  </SiteLink>
                  <p className="text-muted">{row.organisation}</p>
                  {row.isTakenDown && <Badge tone="warn">{all.takenDown}</Badge>}
                </>
              ),
            },
            {
              key: 'poster',
              label: words.columns.poster,
              wideOnly: true,
              cell: row => <PersonLink person={row.poster} />,
            },
            { key: 'bids', label: words.columns.bids, numeric: true, cell: row => formatCount(row.bids) },
            {
              key: 'deadline',
              label: words.columns.deadline,
              wideOnly: true,
              cell: row => (
                <span className="whitespace-nowrap text-muted tabular-nums">
                  {row.deadline ? formatTime(row.deadline, usualZone) : '—'}
                </span>
              ),
            },
          ]}
        />
      )}
      <SitePages page={page} total={total} perPage={needsPerPage} />
    </AdminPage>
  )
}
