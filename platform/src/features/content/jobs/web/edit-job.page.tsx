import type { Answer } from '../../../../base/contract/call.ts'
import { formatBytes, usualZone } from '../../../../base/web/format.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { PersonLink } from '../../../../site/person-link.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualMarkdownField } from '../../../../site/staff/bilingual-markdown.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { TimeField } from '../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckField, SelectField } from '../../../../ui/field.tsx'
import { applicationStates, jobKinds, longestBody } from '../rules.ts'
import { jobWords } from '../words.ts'
import type { Route } from './+types/edit-job.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

type Application = Answer<SiteCalls['GET /api/admin/jobs/{jobId}']>['applications'][number]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  return { job: await api('GET /api/admin/jobs/{jobId}', { params: { jobId: Number(params.jobId) } }) }
}

const titleIn = ({ value }: { value: { titleZh: string; titleEn: string } }, lang: Lang): string =>
  localize({ zh: value.titleZh, en: value.titleEn }, lang)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, jobWords, (words, lang) => ({
    title: loaderData ? titleIn(loaderData.job, lang) : words.admin.title,
  }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { job }) => titleIn(job, lang),
}

/** A job in both languages, and who has applied for it. */
export default function EditJobPage({ loaderData: { job } }: Route.ComponentProps) {
  const all = useWords(jobWords)
  const { admin: words } = all
  const lang = useLang()
  const api = useApi()
  const editing = useForm({
    name: `job:${job.id}`,
    saved: job,
    save: (value, tag) =>
      api('PUT /api/admin/jobs/{jobId}', { params: { jobId: job.id }, body: { value, tag } }),
  })
  const { value, set, problemAt } = editing
  const at = (field: string) => problemAt(`value.${field}`)
  return (
    <AdminPage
      title={titleIn(job, lang)}
      actions={
        job.value.isPublished && (
          <SiteLink to={pathTo('/special/:name/job/:id', { name: job.siteName, id: job.id })}>
            {words.open}
          </SiteLink>
        )
      }
    >
      <section className="grid gap-3">
        <h2 className="font-semibold">{words.applications}</h2>
        {job.applications.length === 0 ? (
          <p className="text-muted">{words.noApplications}</p>
        ) : (
          <ul className="grid gap-4">
            {job.applications.map(one => (
              <li key={one.id}>
                <ApplicationCard application={one} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-5">
          <BilingualField label={words.name} maxLength={80} required {...sidesOf('title', value, set, at)} />
          <BilingualField label={words.place} maxLength={80} {...sidesOf('place', value, set, at)} />
          <div className="grid gap-4 md:grid-cols-2">
            <SelectField
              label={all.kind}
              value={value.kind}
              onChange={kind => set({ kind })}
              options={jobKinds.map(one => [one, all.kinds[one]] as const)}
            />
            <TimeField
              label={words.closes}
              zone={usualZone}
              value={value.closesAt}
              onChange={closesAt => set({ closesAt })}
              problem={at('closesAt')}
            />
          </div>
          <BilingualMarkdownField
            label={words.body}
            maxLength={longestBody}
            {...sidesOf('body', value, set, at)}
          />
          <CheckField
            label={words.published}
            hint={words.publishedHint}
            checked={value.isPublished}
            onChange={isPublished => set({ isPublished })}
          />
        </Card>
      </EditingForm>
    </AdminPage>
  )
}

function ApplicationCard({ application }: { application: Application }) {
  const { formatTime } = useFormats()
  const { admin: words, apply } = useWords(jobWords)
  const api = useApi()
  const { run, problem } = useMutation()
  return (
    <Card as="article" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">{application.name}</span>
        <PersonLink person={application.user} className="text-muted" />
        <span className="text-muted">{application.contact}</span>
        <span className="text-sm text-muted tabular-nums">
          {apply.sent(formatTime(application.createdAt, usualZone))}
        </span>
      </p>
      {application.message !== '' && <p className="whitespace-pre-line">{application.message}</p>}
      <p className="flex flex-wrap items-end gap-4">
        <SelectField
          label={words.applicationState}
          value={application.state}
          onChange={state =>
            void run(() =>
              api('PUT /api/admin/jobs/applications/{applicationId}', {
                params: { applicationId: application.id },
                body: { state },
              }),
            )
          }
          options={applicationStates.map(one => [one, apply.states[one]] as const)}
        />
        <a href={`/api/admin/jobs/applications/${application.id}/cv`} download={application.cvName}>
          {words.cv(formatBytes(application.cvSize))}
        </a>
      </p>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
    </Card>
  )
}
