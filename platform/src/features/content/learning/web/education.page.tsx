import { formatCount } from '../../../../base/web/format.ts'
import { unbroken } from '../../../../base/web/unbroken.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { CompetitionCard } from '../../../competing/competitions/web/parts/competition-card.tsx'
import { learningWords } from '../words.ts'
import type { Route } from './+types/education.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/education')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, learningWords, words => ({ title: words.title, description: words.description }))

/** The training lab: paths to follow, and practice that never ends. */
export default function EducationPage({ loaderData: { competitions, dated, paths } }: Route.ComponentProps) {
  const words = useWords(learningWords)
  return (
    <>
      <header className="squared bg-linear-to-b from-accent-soft to-page py-12 sm:py-16">
        <div className="mx-auto max-w-6xl px-4 sm:px-6">
          <p className="font-semibold text-accent">{words.title}</p>
          <h1 className="mt-4 text-[clamp(2rem,6vw,3rem)] leading-tight font-extrabold text-balance">
            {unbroken(words.hero)}
          </h1>
          <p className="mt-4 max-w-3xl text-lg text-muted">{words.lead}</p>
        </div>
      </header>
      <div className="mx-auto grid max-w-6xl gap-14 px-4 py-12 sm:px-6">
        <section aria-labelledby="paths">
          <h2 id="paths" className="text-2xl font-bold">
            {words.paths}
          </h2>
          <div className="mt-6">
            {paths.length === 0 ? (
              <EmptyState title={words.noPaths}>{words.noPathsHint}</EmptyState>
            ) : (
              <ul className="grid gap-6 sm:grid-cols-2">
                {paths.map(path => (
                  <li
                    key={path.id}
                    className="group relative flex flex-col gap-3 rounded-2xl border border-line bg-card p-6 shadow-card hover:border-accent hover:shadow-float"
                  >
                    <h3 className="text-lg leading-snug font-semibold">
                      <SiteLink
                        to={pathTo('/education/:pathId', { pathId: path.id })}
                        className="no-underline after:absolute after:inset-0 group-hover:text-accent"
                      >
                        {unbroken(path.title)}
                      </SiteLink>
                    </h3>
                    <p className="text-sm text-muted">{path.summary}</p>
                    <PathProgress steps={path.steps} done={path.done} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
        <section aria-labelledby="practice">
          <h2 id="practice" className="text-2xl font-bold">
            {words.practice}
          </h2>
          <p className="mt-2 text-muted">{words.practiceLead}</p>
          <div className="mt-6">
            {competitions.length === 0 ? (
              <EmptyState title={words.noPractice}>{words.noPracticeHint}</EmptyState>
            ) : (
              <Cards cards={competitions} />
            )}
          </div>
        </section>
        {dated.length > 0 && (
          <section aria-labelledby="dated">
            <h2 id="dated" className="text-2xl font-bold">
              {words.dated}
            </h2>
            <p className="mt-2 text-muted">{words.datedLead}</p>
            <div className="mt-6">
              <Cards cards={dated} />
            </div>
          </section>
        )}
        <section aria-labelledby="benchmarks" className="rounded-2xl border border-line bg-sunken p-6">
          <h2 id="benchmarks" className="text-lg font-semibold">
            {words.benchmarks}
          </h2>
          <p className="mt-2 max-w-3xl text-muted">{words.benchmarksLead}</p>
          <p className="mt-4">
            <SiteLink to="/evalution" className={buttonClass({ variant: 'secondary' })}>
              {words.toBenchmarks}
            </SiteLink>
          </p>
        </section>
      </div>
    </>
  )
}

const Cards = ({ cards }: { cards: Route.ComponentProps['loaderData']['competitions'] }) => (
  <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
    {cards.map(card => (
      <CompetitionCard key={card.id} card={card} heading="h3" />
    ))}
  </div>
)

function PathProgress({ steps, done }: { steps: number; done: number | null }) {
  const words = useWords(learningWords)
  if (done === null)
    return <p className="mt-auto text-sm text-muted tabular-nums">{words.steps(formatCount(steps))}</p>
  const text = words.progress(formatCount(done), formatCount(steps))
  return (
    <div className="mt-auto grid gap-2">
      <p className="text-sm text-muted tabular-nums">{text}</p>
      <Progress label={text} value={steps === 0 ? 0 : done / steps} />
    </div>
  )
}
