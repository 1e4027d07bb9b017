import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { seasonWords } from '../words.ts'
import { gradeForm } from './parts/grade-addresses.ts'
import type { Route } from './+types/grade.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/seasons')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, seasonWords, words => ({ title: words.grade.title, description: words.grade.about }))

/** Of which series somebody asks how they did. */
export default function GradePage({ loaderData: { series } }: Route.ComponentProps) {
  const words = useWords(seasonWords)
  return (
    <div className="mx-auto grid max-w-4xl gap-8 px-4 py-10 sm:px-6">
      <PageHead title={words.grade.title}>{words.grade.about}</PageHead>
      {series.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      <ul className="grid gap-4" aria-label={words.grade.choose}>
        {series.map(one => (
          <li
            key={one.key}
            className="group relative rounded-2xl border border-line bg-card p-6 shadow-card hover:border-accent hover:shadow-float"
          >
            <h2 className="text-xl font-semibold">
              <SiteLink
                to={gradeForm(one.key)}
                className="no-underline after:absolute after:inset-0 group-hover:text-accent"
              >
                {one.name}
              </SiteLink>
            </h2>
            <p className="mt-1 text-muted">{one.about}</p>
            <p className="mt-3 font-medium text-accent">{words.grade.open}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
