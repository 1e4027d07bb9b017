import { usualZone } from '../../../../base/web/format.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Band } from '../../pages/web/parts/band.tsx'
import { JobRow } from '../../pages/web/parts/job-row.tsx'
import { PageHeading } from '../../pages/web/parts/page-head.tsx'
import { pageOf } from '../../pages/web/parts/optional-page.ts'
import { ShownPage } from '../../pages/web/parts/shown-page.tsx'
import { listSiteJobs } from '../contract.ts'
import { jobKinds, jobsPerPage } from '../rules.ts'
import { jobWords } from '../words.ts'
import type { Route } from './+types/site-jobs.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, params: { name }, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { kind, page } = readQuery(listSiteJobs, url)
  const [written, jobs] = await Promise.all([
    pageOf(api, name, 'job'),
    api('GET /api/sites/{name}/jobs', { params: { name }, query: { kind, page, per_page: jobsPerPage } }),
  ])
  return { written, ...jobs, kind, page }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, jobWords, words => ({
    title: loaderData?.written?.title ?? words.jobs,
    description: loaderData?.written?.description ?? words.jobsAbout,
  }))

/** What a sponsor offers: what its editors wrote about it, and all that is open. */
export default function SiteJobsPage({ loaderData, params: { name } }: Route.ComponentProps) {
  const { formatDay } = useFormats()
  const words = useWords(jobWords)
  const { written, list, total, kind, page } = loaderData
  return (
    <>
      {written ? (
        <ShownPage page={written} />
      ) : (
        <PageHeading title={words.jobs} description={words.jobsAbout} />
      )}
      <Band id="jobs" tone="plain" title={written ? words.jobs : ''}>
        <div className="grid grid-cols-1 gap-6">
          <ChoiceLinks
            label={words.kind}
            chosen={kind}
            choices={[
              [undefined, words.anyKind, pathTo('/special/:name/job', { name })] as const,
              ...jobKinds.map(one => [one, words.kinds[one], `?kind=${one}`] as const),
            ]}
          />
          {list.length === 0 ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <ul className="grid gap-4">
              {list.map(job => (
                <JobRow
                  key={job.id}
                  to={pathTo('/special/:name/job/:id', { name, id: job.id })}
                  title={job.title}
                  place={job.place}
                  closes={
                    job.closesAt !== null && job.isOpen
                      ? words.closes(formatDay(job.closesAt, usualZone))
                      : undefined
                  }
                  heading="h3"
                >
                  <Badge tone={job.isOpen ? 'accent' : 'neutral'}>
                    {job.isOpen ? words.kinds[job.kind] : words.closed}
                  </Badge>
                </JobRow>
              ))}
            </ul>
          )}
          <SitePages page={page} total={total} perPage={jobsPerPage} />
        </div>
      </Band>
    </>
  )
}
