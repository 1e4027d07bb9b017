import { useNavigate } from 'react-router'
import { formatCount } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AddForm } from '../../../../site/staff/add-form.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import { PublishedBadge } from '../../../../site/staff/published-badge.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { learningWords } from '../words.ts'
import type { Route } from './+types/managed-paths.page.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/learning')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, learningWords, words => ({ title: words.admin.title }))

/** All learning paths, and the way to a new one. */
export default function ManagedPathsPage({ loaderData: { list } }: Route.ComponentProps) {
  const { admin: words } = useWords(learningWords)
  const lang = useLang()
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <AddPath />
      {list.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          rows={list}
          rowKey={row => row.id}
          columns={[
            {
              key: 'path',
              label: words.columns.path,
              isName: true,
              cell: row => (
                <SiteLink to={pathTo('/admin/learning/:pathId', { pathId: row.id })} className="font-medium">
                  {localize({ zh: row.titleZh, en: row.titleEn }, lang)}
                </SiteLink>
              ),
            },
            { key: 'steps', label: words.columns.steps, numeric: true, cell: row => formatCount(row.steps) },
            {
              key: 'learners',
              label: words.columns.learners,
              numeric: true,
              cell: row => formatCount(row.learners),
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

function AddPath() {
  const { admin: words } = useWords(learningWords)
  const api = useApi()
  const navigate = useNavigate()
  const editing = useForm({
    name: 'learning-path:new',
    saved: { value: { titleZh: '', titleEn: '' }, tag: '' },
    save: async body => {
      const { id } = await api('POST /api/admin/learning', { body })
      void navigate(pathTo('/admin/learning/:pathId', { pathId: id }))
    },
    reload: 'never',
  })
  return (
    <AddForm editing={editing} title={words.add}>
      <BilingualField
        label={words.name}
        maxLength={80}
        required
        {...sidesOf('title', editing.value, editing.set, editing.problemAt)}
      />
    </AddForm>
  )
}
