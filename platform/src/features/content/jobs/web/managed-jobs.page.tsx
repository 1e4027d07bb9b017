import { useNavigate } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
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
import { Card } from '../../../../ui/card.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { listManagedJobs } from '../editing.contract.ts'
import { jobsPerPage } from '../rules.ts'
import { jobWords } from '../words.ts'
import type { Route } from './+types/managed-jobs.page.ts'

type Site = Answer<SiteCalls['GET /api/admin/jobs']>['sites'][number]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = readQuery(listManagedJobs, url)
  const query = { page, per_page: jobsPerPage }
  return { ...(await context.get(pageContext).api('GET /api/admin/jobs', { query })), page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, jobWords, words => ({ title: words.admin.title }))

/** All jobs of all sponsors, with how many have applied. */
export default function ManagedJobsPage({ loaderData: { list, total, sites, page } }: Route.ComponentProps) {
  const { admin: words } = useWords(jobWords)
  const lang = useLang()
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <AddJob sites={sites} />
      {list.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          rows={list}
          rowKey={row => row.id}
          columns={[
            {
              key: 'job',
              label: words.columns.job,
              isName: true,
              cell: row => (
                <>
                  <SiteLink to={pathTo('/admin/jobs/:jobId', { jobId: row.id })} className="font-medium">
                    {localize({ zh: row.titleZh, en: row.titleEn }, lang)}
                  </SiteLink>
                  <p className="text-muted">
                    {localize({ zh: row.site.titleZh, en: row.site.titleEn }, lang)}
                  </p>
                </>
              ),
            },
            {
              key: 'applications',
              label: words.columns.applications,
              numeric: true,
              cell: row => formatCount(row.applications),
            },
            {
              key: 'unseen',
              label: words.columns.unseen,
              numeric: true,
              cell: row => formatCount(row.unseen),
            },
            {
              key: 'state',
              label: words.columns.state,
              cell: row => <PublishedBadge isPublished={row.isPublished} />,
            },
          ]}
        />
      )}
      <SitePages page={page} total={total} perPage={jobsPerPage} />
    </AdminPage>
  )
}

function AddJob({ sites }: { sites: readonly Site[] }) {
  const { admin: words } = useWords(jobWords)
  const lang = useLang()
  const api = useApi()
  const navigate = useNavigate()
  const [first] = sites
  const editing = useForm({
    name: 'job:new',
    saved: { value: { siteId: first?.id ?? 0, titleZh: '', titleEn: '' }, tag: '' },
    save: async body => {
      const { id } = await api('POST /api/admin/jobs', { body })
      void navigate(pathTo('/admin/jobs/:jobId', { jobId: id }))
    },
    reload: 'never',
  })
  if (!first)
    return (
      <Card as="section" className="text-muted">
        {words.noSite}
      </Card>
    )
  return (
    <AddForm editing={editing} title={words.add}>
      <SelectField
        className="max-w-md"
        label={words.site}
        value={String(editing.value.siteId)}
        onChange={id => editing.set({ siteId: Number(id) })}
        options={sites.map(
          one => [String(one.id), localize({ zh: one.titleZh, en: one.titleEn }, lang)] as const,
        )}
        problem={editing.problemAt('siteId')}
      />
      <BilingualField
        label={words.name}
        maxLength={80}
        required
        {...sidesOf('title', editing.value, editing.set, editing.problemAt)}
      />
    </AddForm>
  )
}
