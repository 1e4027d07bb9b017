import { Plus } from 'lucide-react'
import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { authoringStates } from '../rules.ts'
import { authoredWords } from '../../../competing/competitions/authored-words.ts'
import { authoringWords } from '../words.ts'
import { Featured } from './parts/featured.tsx'
import { stateTone } from './parts/state-tone.ts'
import { listAuthored } from '../contract.ts'
import type { Route } from './+types/authored-list.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

type Row = Answer<SiteCalls['GET /api/admin/competitions']>['list'][number]
const perPage = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, search, page } = readQuery(listAuthored, url)
  const query = { state, search, page, per_page: perPage }
  const answer = await context.get(pageContext).api('GET /api/admin/competitions', { query })
  return { ...answer, state, search, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, authoringWords, words => ({ title: words.list.title }))

/** Every competition that this person manages, drafts among them. */
export default function AuthoredListPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(authoringWords)
  const { types } = useWords(authoredWords)
  const lang = useLang()
  const { list, total, mayCreate, state, search, page } = loaderData
  const name = (row: Row) => localize({ zh: row.titleZh, en: row.titleEn }, lang)
  return (
    <AdminPage
      title={words.list.title}
      lead={words.list.lead}
      actions={
        mayCreate && (
          <>
            <SiteLink to="/admin/competitions/import" className={buttonClass({ variant: 'secondary' })}>
              {words.list.import}
            </SiteLink>
            <SiteLink to="/admin/competitions/new" className={buttonClass()}>
              <Plus className="size-4" aria-hidden="true" />
              {words.list.create}
            </SiteLink>
          </>
        )
      }
    >
      <ListView
        filters={
          <FilterForm searchLabel={words.list.search} search={search}>
            <FilterSelect
              name="state"
              label={words.list.state}
              value={state}
              options={[
                ['all', words.list.all],
                ...authoringStates.map(one => [one, words.states[one]] as const),
              ]}
            />
          </FilterForm>
        }
        found={words.list.found(formatCount(total))}
        empty={list.length === 0 && <EmptyState title={words.list.empty}>{words.list.emptyHint}</EmptyState>}
        pages={<SitePages page={page} total={total} perPage={perPage} />}
      >
        <DataTable
          caption={words.list.title}
          rows={list}
          rowKey={row => row.id}
          columns={[
            {
              key: 'name',
              label: words.list.name,
              cell: row => (
                <div className="min-w-36 sm:min-w-48">
                  <Name row={row}>{name(row)}</Name>
                  <p className="text-muted">
                    {row.id} · {types[row.type]}
                    {row.visibility === 'private' && ` · ${words.list.private}`}
                    {row.featured !== null && ` · ${words.list.featured(row.featured)}`}
                  </p>
                </div>
              ),
            },
            {
              key: 'state',
              label: words.list.state,
              cell: row => <Badge tone={stateTone[row.state]}>{words.states[row.state]}</Badge>,
            },
            {
              key: 'time',
              label: words.list.time,
              wideOnly: true,
              cell: row => (
                <span className="whitespace-nowrap text-muted tabular-nums">
                  {formatTime(row.startAt, row.zone)} – {formatTime(row.endAt, row.zone)}
                </span>
              ),
            },
            {
              key: 'teams',
              label: words.list.teams,
              numeric: true,
              cell: row => formatCount(row.teamCount),
            },
            // Whoever opens a competition finds it there.
            ...(list.some(row => row.mayFeature && !row.mayOpen)
              ? [
                  {
                    key: 'featured',
                    label: words.overview.featured,
                    cell: (row: Row) => <Featured competition={row} />,
                  },
                ]
              : []),
          ]}
        />
      </ListView>
    </AdminPage>
  )
}

/** Leads to where this person may go: the competition’s administration, else its page, which drafts do not have. */
function Name({ row, children }: { row: Row; children: string }) {
  if (row.mayOpen)
    return (
      <SiteLink to={pathTo('/admin/competitions/:id', { id: row.id })} className="font-medium">
        {children}
      </SiteLink>
    )
  if (row.state === 'draft' || row.state === 'scheduled' || row.visibility === 'private')
    return <span className="font-medium">{children}</span>
  return (
    <SiteLink to={pathTo('/competitions/:id', { id: row.id })} className="font-medium">
      {children}
    </SiteLink>
  )
}
