import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount } from '../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { problemOf } from '../../../../site/page-problem.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { seasonWords } from '../words.ts'
import type { Route } from './+types/grade-details.page.ts'

type Grade = Answer<SiteCalls['GET /api/grades/own']>['grades'][number]
type Found = { name: string | null; grades: Grade[]; problem: string | null }

export async function loader({ context, url }: Route.LoaderArgs): Promise<Found | null> {
  const { api, viewer } = context.get(pageContext)
  const asked = (name: string) => url.searchParams.get(name) ?? ''
  const [series, name, number] = [asked('series'), asked('name').trim(), asked('number').trim()]
  if (name !== '' && number !== '')
    return api('GET /api/grades', { query: { series, name, number } })
      .then(found => ({ ...found, problem: null }))
      .catch((error: unknown) => {
        const { status, message } = problemOf(error)
        // That there is none, or that one has asked too often, is an answer.
        if (status >= 500) throw error
        return { name: null, grades: [], problem: message }
      })
  if (!viewer) return null
  return { name: null, problem: null, ...(await api('GET /api/grades/own', { query: { series } })) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, seasonWords, words => ({
    title: words.grade.details,
    description: words.grade.detailsAbout,
    isUnlisted: true,
  }))

/** How somebody did, track by track. */
export default function GradeDetailsPage({ loaderData: found }: Route.ComponentProps) {
  const { grade: words } = useWords(seasonWords)
  const again = (
    <SiteLink to="/grade/DCIC" className={buttonClass({ variant: 'secondary' })}>
      {words.back}
    </SiteLink>
  )
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-10 sm:px-6">
      <PageHead title={found?.name ? words.of(found.name) : found ? words.ofMine : words.details}>
        {words.detailsAbout}
      </PageHead>
      {found === null ? (
        <EmptyState title={words.details} action={again}>
          {words.start}
        </EmptyState>
      ) : found.problem !== null ? (
        <>
          <Callout kind="bad">{found.problem}</Callout>
          <p>{again}</p>
        </>
      ) : found.grades.length === 0 ? (
        <EmptyState title={words.none} action={again}>
          {words.noneText}
        </EmptyState>
      ) : (
        <Grades grades={found.grades} />
      )}
    </div>
  )
}

function Grades({ grades }: { grades: readonly Grade[] }) {
  const { grade: words } = useWords(seasonWords)
  return (
    <DataTable
      caption={words.details}
      rows={grades}
      rowKey={row => `${row.season.id} ${row.competition.id} ${row.rank}`}
      columns={[
        {
          key: 'competition',
          label: words.competition,
          isName: true,
          cell: row => (
            <>
              <SiteLink to={pathTo('/competitions/:id', { id: row.competition.id })} className="font-medium">
                {row.competition.title}
              </SiteLink>
              <p className="text-sm text-muted">
                {row.season.title} · {row.track}
              </p>
            </>
          ),
        },
        { key: 'team', label: words.team, cell: row => row.team },
        { key: 'rank', label: words.rank, numeric: true, cell: row => formatCount(row.rank) },
        {
          key: 'award',
          label: words.award,
          cell: row => (
            <span className="flex flex-wrap gap-2">
              {row.award !== null && <Badge tone="accent">{row.award}</Badge>}
              {row.hasQualified !== null && (
                <Badge tone={row.hasQualified ? 'good' : 'neutral'}>
                  {row.hasQualified ? words.qualified : words.notQualified}
                </Badge>
              )}
            </span>
          ),
        },
        {
          key: 'certificate',
          label: words.certificate,
          cell: row =>
            row.certificate && (
              <SiteLink to={row.certificate.path} className="whitespace-nowrap tabular-nums">
                {row.certificate.number}
              </SiteLink>
            ),
        },
      ]}
    />
  )
}
