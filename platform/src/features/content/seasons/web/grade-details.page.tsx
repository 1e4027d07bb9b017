import { useLocation } from 'react-router'
import { loginPath } from '../../../../base/web/sign-on-addresses.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { seasonWords } from '../words.ts'
import { Grades } from './parts/grades.tsx'
import { gradeForm } from './parts/grade-addresses.ts'
import type { Route } from './+types/grade-details.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const series = url.searchParams.get('series') ?? ''
  const found = viewer && (await api('GET /api/grades/own', { query: { series } }))
  return { series, grades: found?.grades ?? null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, seasonWords, words => ({
    title: words.grade.details,
    description: words.grade.detailsAbout,
    isUnlisted: true,
  }))

/** How whoever is signed in did, track by track. */
export default function GradeDetailsPage({ loaderData: { series, grades } }: Route.ComponentProps) {
  const { grade: words } = useWords(seasonWords)
  const lang = useLang()
  const { pathname, search } = useLocation()
  const byCertificate = (
    <SiteLink to={gradeForm(series)} className={buttonClass({ variant: 'secondary' })}>
      {words.lookUp}
    </SiteLink>
  )
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-10 sm:px-6">
      <PageHead title={words.ofMine}>{words.detailsAbout}</PageHead>
      {grades === null ? (
        <EmptyState
          title={words.signInFirst}
          action={
            <p className="flex flex-wrap justify-center gap-3">
              <a href={loginPath(lang, pathname + search)} className={buttonClass()}>
                {words.signIn}
              </a>
              {byCertificate}
            </p>
          }
        >
          {words.start}
        </EmptyState>
      ) : grades.length === 0 ? (
        <EmptyState title={words.none} action={byCertificate}>
          {words.noneText}
        </EmptyState>
      ) : (
        <Grades grades={grades} />
      )}
    </div>
  )
}
