import { useWords } from '../../../../../site/use-site.ts'
import { CompetitionCard } from '../../../../competing/competitions/web/parts/competition-card.tsx'
import { informationWords } from '../../words.ts'
import { ArticleCard } from './article-card.tsx'
import type { Article } from './article-head.tsx'

/** What stands under an article: the competitions that it is about, and what to read next. */
export function ReadOn({ article, to }: { article: Article; to?: (id: number) => string }) {
  const words = useWords(informationWords)
  const { competitions, newer, older } = article
  const beside = [
    ...(newer ? [{ label: words.newer, card: newer }] : []),
    ...(older ? [{ label: words.older, card: older }] : []),
  ]
  return (
    <>
      {competitions.length > 0 && (
        <section className="mt-16">
          <h2 className="text-xl font-bold">{words.competitions}</h2>
          <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {competitions.map(card => (
              <li key={card.id}>
                <CompetitionCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {beside.length > 0 && (
        <section className="mt-16">
          <h2 className="text-xl font-bold">{words.more}</h2>
          <ul className="mt-5 grid gap-6 sm:grid-cols-2">
            {beside.map(({ label, card }) => (
              <li key={card.id} className="grid grid-rows-[auto_1fr] gap-2">
                <p className="text-sm text-muted">{label}</p>
                <ArticleCard article={card} heading="h3" {...(to ? { to: to(card.id) } : {})} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
