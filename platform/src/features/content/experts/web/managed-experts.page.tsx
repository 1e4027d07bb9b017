import { useNavigate } from 'react-router'
import { formatCount } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AddForm } from '../../../../site/staff/add-form.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import { PublishedBadge } from '../../../../site/staff/published-badge.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { listManagedExperts } from '../editing.contract.ts'
import { expertKinds, managedPerPage, type ExpertKind } from '../rules.ts'
import { expertWords } from '../words.ts'
import type { Route } from './+types/managed-experts.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { kind, search, page } = readQuery(listManagedExperts, url)
  const query = { kind, search, page, per_page: managedPerPage }
  return { ...(await context.get(pageContext).api('GET /api/admin/experts', { query })), kind, search, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, expertWords, words => ({ title: words.admin.title }))

/** All experts, those whom nobody sees yet in front. */
export default function ManagedExpertsPage({ loaderData }: Route.ComponentProps) {
  const all = useWords(expertWords)
  const { admin: words } = all
  const lang = useLang()
  const { list, total, waiting, kind, search, page } = loaderData
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <SiteLink to="/admin/experts/applications" className={buttonClass({ variant: 'secondary' })}>
          {all.applications.link(formatCount(waiting))}
        </SiteLink>
      }
    >
      <AddExpert />
      <ListView
        filters={
          <FilterForm searchLabel={all.search} search={search}>
            <FilterSelect
              name="kind"
              label={all.kind}
              value={kind ?? ''}
              options={[['', words.anyKind], ...expertKinds.map(one => [one, all.kinds[one]] as const)]}
            />
          </FilterForm>
        }
        found={all.found(formatCount(total))}
        empty={list.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
        pages={<SitePages page={page} total={total} perPage={managedPerPage} />}
      >
        <DataTable
          caption={words.title}
          rows={list}
          rowKey={row => row.id}
          columns={[
            {
              key: 'expert',
              label: words.columns.expert,
              isName: true,
              cell: row => (
                <>
                  <SiteLink
                    to={pathTo('/admin/experts/:expertId', { expertId: row.id })}
                    className="font-medium"
                  >
                    {localize({ zh: row.nameZh, en: row.nameEn }, lang)}
                  </SiteLink>
                  <p className="text-muted">
                    {localize({ zh: row.organisationZh, en: row.organisationEn }, lang)}
                  </p>
                </>
              ),
            },
            { key: 'kind', label: words.columns.kind, cell: row => all.kinds[row.kind] },
            { key: 'sort', label: words.columns.sort, numeric: true, cell: row => row.sort },
            {
              key: 'state',
              label: words.columns.state,
              cell: row => <PublishedBadge isPublished={row.isPublished} />,
            },
          ]}
        />
      </ListView>
    </AdminPage>
  )
}

function AddExpert() {
  const all = useWords(expertWords)
  const { admin: words } = all
  const api = useApi()
  const navigate = useNavigate()
  const editing = useForm({
    name: 'expert:new',
    saved: { value: { kind: 'evaluation' as ExpertKind, nameZh: '', nameEn: '' }, tag: '' },
    save: async body => {
      const { id } = await api('POST /api/admin/experts', { body })
      void navigate(pathTo('/admin/experts/:expertId', { expertId: id }))
    },
    reload: 'never',
  })
  return (
    <AddForm editing={editing} title={words.add}>
      <SelectField
        className="max-w-60"
        label={all.kind}
        options={expertKinds.map(kind => [kind, all.kinds[kind]] as const)}
        {...editing.field('kind')}
      />
      <BilingualField
        label={words.name}
        maxLength={60}
        required
        {...sidesOf('name', editing.value, editing.set, editing.problemAt)}
      />
    </AddForm>
  )
}
