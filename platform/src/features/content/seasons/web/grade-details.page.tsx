import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { seasonWords } from '../words.ts'
import { Grades } from './parts/grades.tsx'
import type { Route } from './+types/grade-details.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  if (!viewer) return null
  return api('GET /api/grades/own', { query: { series: url.searchParams.get('series') ?? '' } })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, seasonWords, words => ({
    title: words.grade.details,
    description: words.grade.detailsAbout,
    isUnlisted: true,
  }))

/** How whoever is signed in did, track by track. */
export default function GradeDetailsPage({ loaderData: found }: Route.ComponentProps) {
  const { grade: words } = useWords(seasonWords)
  const again = (
    <SiteLink to="/grade/DCIC" className={buttonClass({ variant: 'secondary' })}>
      {words.back}
    </SiteLink>
  )
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-10 sm:px-6">
      <PageHead title={found ? words.ofMine : words.details}>{words.detailsAbout}</PageHead>
      {found === null ? (
        <EmptyState title={words.details} action={again}>
          {words.start}
        </EmptyState>
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
