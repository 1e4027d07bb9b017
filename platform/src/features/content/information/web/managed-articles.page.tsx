import { Plus } from 'lucide-react'
import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listManagedArticles } from '../editing.contract.ts'
import { editingWords } from '../editing-words.ts'
import { articleStates, kinds, managedPerPage } from '../rules.ts'
import { stateTone, useMissing } from './parts/editing-state.ts'
import type { Route } from './+types/managed-articles.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, kind, search, page } = readQuery(listManagedArticles, url)
  const query = { state, kind, search, page, per_page: managedPerPage }
  const answer = await context.get(pageContext).api('GET /api/admin/information', { query })
  return { ...answer, state, kind, search, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, editingWords, words => ({ title: words.title }))

/** All articles and activities, drafts among them. */
export default function ManagedArticlesPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(editingWords)
  const lang = useLang()
  const missing = useMissing()
  const { list, total, state, kind, search, page } = loaderData
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <SiteLink to="/admin/information/new" className={buttonClass()}>
          <Plus className="size-4" aria-hidden="true" />
          {words.create}
        </SiteLink>
      }
    >
      <ListView
        filters={
          <FilterForm searchLabel={words.search} search={search} maxLength={100}>
            <FilterSelect
              name="kind"
              label={words.kind}
              value={kind ?? ''}
              options={[['', words.anyKind], ...kinds.map(one => [one, words.kinds[one]] as const)]}
            />
            <FilterSelect
              name="state"
              label={words.state}
              value={state ?? ''}
              options={[['', words.anyState], ...articleStates.map(one => [one, words.states[one]] as const)]}
            />
          </FilterForm>
        }
        found={words.found(formatCount(total))}
        empty={list.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
        pages={<SitePages page={page} total={total} perPage={managedPerPage} />}
      >
        <DataTable
          caption={words.title}
          rows={list}
          rowKey={row => row.id}
          columns={[
            {
              key: 'name',
              label: words.name,
              isName: true,
              cell: row => (
                <div className="min-w-36 sm:min-w-48">
                  <SiteLink to={pathTo('/admin/information/:id', { id: row.id })} className="font-medium">
                    {localize({ zh: row.titleZh, en: row.titleEn }, lang) || words.untitled}
                  </SiteLink>
                  <p className="text-muted">
                    {row.id} · {words.kinds[row.kind]}
                  </p>
                  {row.missing.length > 0 && <p className="text-warn">{missing(row.missing)}</p>}
                </div>
              ),
            },
            {
              key: 'state',
              label: words.state,
              cell: row => (
                <span className="flex flex-wrap items-center gap-3">
                  <Badge tone={stateTone[row.state]}>{words.states[row.state]}</Badge>
                  {row.isCancelled && <Badge tone="bad">{words.isCancelled}</Badge>}
                </span>
              ),
            },
            {
              key: 'published',
              label: words.published,
              wideOnly: true,
              cell: row => (
                <span className="whitespace-nowrap text-muted tabular-nums">
                  {row.publishedAt ? formatTime(row.publishedAt, usualZone) : '—'}
                </span>
              ),
            },
            {
              key: 'updated',
              label: words.updated,
              wideOnly: true,
              cell: row => (
                <span className="whitespace-nowrap text-muted tabular-nums">
                  {formatTime(row.updatedAt, usualZone)}
                </span>
              ),
            },
          ]}
        />
      </ListView>
    </AdminPage>
  )
}
