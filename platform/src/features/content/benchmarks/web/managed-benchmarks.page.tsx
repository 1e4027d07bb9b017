import { useNavigate } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AddForm } from '../../../../site/staff/add-form.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { PublishedBadge } from '../../../../site/staff/published-badge.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Card } from '../../../../ui/card.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { benchmarkWords } from '../words.ts'
import type { Route } from './+types/managed-benchmarks.page.ts'

type Choice = Answer<SiteCalls['GET /api/admin/benchmarks']>['competitions'][number]

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/benchmarks')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, benchmarkWords, words => ({ title: words.admin.title }))

/** All benchmarks, and the way to a new one. */
export default function ManagedBenchmarksPage({ loaderData: { list, competitions } }: Route.ComponentProps) {
  const { admin: words } = useWords(benchmarkWords)
  const lang = useLang()
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <AddBenchmark competitions={competitions} />
      {list.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          rows={list}
          rowKey={row => row.id}
          columns={[
            {
              key: 'benchmark',
              label: words.columns.benchmark,
              isName: true,
              cell: row => (
                <SiteLink
                  to={pathTo('/admin/benchmarks/:benchmarkId', { benchmarkId: row.id })}
                  className="font-medium"
                >
                  {localize({ zh: row.titleZh, en: row.titleEn }, lang)}
                </SiteLink>
              ),
            },
            {
              key: 'entries',
              label: words.columns.entries,
              numeric: true,
              cell: row => formatCount(row.entries),
            },
            {
              key: 'unverified',
              label: words.columns.unverified,
              numeric: true,
              cell: row => formatCount(row.unverified),
            },
            {
              key: 'state',
              label: words.columns.state,
              cell: row => <PublishedBadge isPublished={row.isPublished} />,
            },
          ]}
        />
      )}
    </AdminPage>
  )
}

function AddBenchmark({ competitions }: { competitions: readonly Choice[] }) {
  const { admin: words } = useWords(benchmarkWords)
  const lang = useLang()
  const api = useApi()
  const navigate = useNavigate()
  const [first] = competitions
  const editing = useForm({
    name: 'benchmark:new',
    saved: { value: { competitionId: first?.id ?? 0 }, tag: '' },
    save: async body => {
      const { id } = await api('POST /api/admin/benchmarks', { body })
      void navigate(pathTo('/admin/benchmarks/:benchmarkId', { benchmarkId: id }))
    },
    reload: 'never',
  })
  if (!first)
    return (
      <Card as="section" className="text-muted">
        {words.noCompetition}
      </Card>
    )
  return (
    <AddForm editing={editing} title={words.add}>
      <SelectField
        className="max-w-md"
        label={words.competition}
        value={String(editing.value.competitionId)}
        onChange={id => editing.set({ competitionId: Number(id) })}
        options={competitions.map(
          one => [String(one.id), localize({ zh: one.titleZh, en: one.titleEn }, lang)] as const,
        )}
        problem={editing.problemAt('competitionId')}
      />
    </AddForm>
  )
}
