import { formatCount, formatRelative } from '../../../base/web/format.ts'
import { pageContext } from '../../../site/page-context.ts'
import { SiteLink } from '../../../site/site-link.tsx'
import { useSite, useWords } from '../../../site/use-site.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CompetitionCard } from '../../competitions/web/parts/competition-card.tsx'
import { competitionWords } from '../../competitions/words.ts'
import type { Route } from './+types/home.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/home')

/** What is on. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home } = useWords(competitionWords)
  const { now, lang } = useSite()
  const { featured, recent, numbers, news, newestScores } = loaderData
  return (
    <>
      <section className="-mt-16 border-b border-line bg-linear-to-b from-accent-soft to-page pt-32 pb-16 sm:pt-40">
        <div className="mx-auto max-w-6xl px-4 sm:px-6">
          <h1 className="max-w-3xl text-4xl break-keep font-bold tracking-tight sm:text-5xl">{home.hero}</h1>
          <p className="mt-5 max-w-2xl text-lg text-muted">{home.lead}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <SiteLink to="/competitions" className={buttonClass({ size: 'large' })}>
              {home.browse}
            </SiteLink>
            <SiteLink to="/information" className={buttonClass({ variant: 'secondary', size: 'large' })}>
              {home.how}
            </SiteLink>
          </p>
          <dl aria-label={home.numbers.label} className="mt-12 grid grid-cols-2 gap-6 sm:grid-cols-5">
            {(['competitions', 'teams', 'users', 'submissions', 'datasets'] as const).map(key => (
              <div key={key} className="flex flex-col-reverse">
                <dt className="text-sm text-muted">{home.numbers[key]}</dt>
                <dd className="text-3xl font-semibold tabular-nums">{formatCount(numbers[key])}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <div className="mx-auto grid max-w-6xl gap-16 px-4 pt-16 sm:px-6">
        {featured.length > 0 && (
          <section aria-labelledby="featured">
            <h2 id="featured" className="mb-6 text-2xl font-semibold">
              {home.featured}
            </h2>
            <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {featured.map(card => (
                <CompetitionCard key={card.id} card={card} isLarge />
              ))}
            </div>
          </section>
        )}
        <div className="grid gap-16 lg:grid-cols-[1fr_360px]">
          <section aria-labelledby="news">
            <h2 id="news" className="mb-6 text-2xl font-semibold">
              {home.news}
            </h2>
            <ul className="grid gap-6">
              {news.map(article => (
                <li key={article.id} className="border-b border-line pb-6 last:border-0">
                  <h3 className="text-lg font-semibold">
                    <SiteLink
                      to={`/information/${article.kind}/${article.id}`}
                      className="no-underline hover:text-accent"
                    >
                      {article.title}
                    </SiteLink>
                  </h3>
                  <p className="mt-1 text-muted">{article.summary}</p>
                  <p className="mt-2 text-sm text-muted tabular-nums">
                    {formatRelative(article.publishedAt, now, 'Asia/Shanghai', lang)}
                  </p>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="scores">
            <h2 id="scores" className="mb-6 text-2xl font-semibold">
              {home.scores}
            </h2>
            {newestScores.length === 0 && <p className="text-muted">{home.noScores}</p>}
            <ol className="grid gap-1">
              {newestScores.map(score => (
                <li
                  key={score.submissionId}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-sm last:border-0"
                >
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{score.team}</span>
                    <SiteLink
                      to={`/competitions/${score.competitionId}/ranking`}
                      className="block truncate text-muted no-underline hover:text-accent"
                    >
                      {score.competition}
                    </SiteLink>
                  </span>
                  <span className="font-mono tabular-nums">{score.score}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <section aria-labelledby="recent">
          <div className="mb-6 flex items-baseline justify-between gap-4">
            <h2 id="recent" className="text-2xl font-semibold">
              {home.recent}
            </h2>
            <SiteLink to="/competitions?sort=newest" className="text-accent">
              {home.all}
            </SiteLink>
          </div>
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {recent.slice(0, 3).map(card => (
              <CompetitionCard key={card.id} card={card} />
            ))}
          </div>
        </section>
      </div>
    </>
  )
}
