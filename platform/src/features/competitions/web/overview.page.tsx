import { pageMeta } from '../../../site/page-meta.ts'
import { useWords } from '../../../site/use-site.ts'
import { competitionWords } from '../words.ts'
import { useCompetition, type CompetitionData } from './competition.layout.tsx'
import type { Route } from './+types/overview.page.ts'

const layoutId = 'features/competitions/web/competition.layout'

export const meta: Route.MetaFunction = ({ matches }) => {
  const competition = matches.find(match => match?.id === layoutId)?.loaderData as CompetitionData | undefined
  return pageMeta(matches, competitionWords, words => ({
    title: competition?.title ?? words.list.title,
    description: competition?.summary,
    image: competition?.cover,
  }))
}

export default function OverviewPage() {
  const words = useWords(competitionWords)
  const competition = useCompetition()
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_280px]">
      <div className="grid gap-10">
        {competition.texts.map(({ part, html }) => (
          <section key={part} aria-labelledby={part}>
            <h2 id={part} className="mb-4 text-2xl font-semibold">
              {words.parts[part]}
            </h2>
            <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
      <aside className="grid content-start gap-6 text-sm">
        <section>
          <h2 className="font-semibold">{words.detail.organisers}</h2>
          <ul className="mt-2 grid gap-3">
            {competition.organisers.map(organiser => (
              <li key={organiser.id}>
                {organiser.name}
                <span className="block text-muted">{organiser.introduction}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="font-semibold">{words.detail.licence}</h2>
          <p className="mt-2 text-muted">{competition.licence}</p>
          {competition.sourceUrl && (
            <a href={competition.sourceUrl} rel="noreferrer nofollow" className="text-accent">
              {words.detail.source}
            </a>
          )}
        </section>
      </aside>
    </div>
  )
}
